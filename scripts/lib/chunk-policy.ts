import type { Rolldown } from 'vite'
import { KEPT } from './kept-screens.ts'

// How the production build is cut. Left alone, every module that two screens share becomes a file of its own, and a
// screen waits for dozens of them. So eight files are shared by rule, whatever the number of screens
// (docs/decisions/125):
//   core      the first load: all that src/start/main.tsx imports, and what that imports
//   tools     reckoning with days and numbers, which both of the next two ask for
//   routes    the generated route tree: address, flags and search schema of every other screen
//   widgets   bar, bottom navigation, state pages, and the widgets, patterns and icons that what opens without a
// connection uses too
//   more      those that only other screens use: the worker does not keep them from the start
//   forms     what is only typed, picked and measured with, and the charts and pages of a result
//   overlays  dialog and sheet, graphs  charts with axes: loaded on first use What some screens of an area share
// besides, or several areas of the domain, is a file of just those screens; where it would be a small one, it joins its
// nearest. All else stays with its screen.

const packages = (...names: string[]) => new RegExp(`[\\\\/]node_modules[\\\\/](?:${names.join('|')})[\\\\/]`)
const inSrc = (...places: string[]) => new RegExp(`[\\\\/]src[\\\\/](?:${places.join('|')})`)

const overlays = packages('@base-ui', '@floating-ui', 'tabbable', 'reselect')
/** The one curve that a sparkline draws with: it must not bring the charts with axes along. */
const curve = /[\\/]d3-shape[\\/]src[\\/]curve[\\/]monotone\.js$/
const graphPackages = packages('@visx', 'd3-[a-z-]+', 'internmap', 'prop-types', 'classnames')
const axes = inSrc('charts/(?:[a-z-]+-drawing|line-chart-parts|line-scale|day-axis|text-scale|use-width)')
const graphs = (id: string) => (graphPackages.test(id) && !curve.test(id)) || axes.test(id)
/**
 * Not among the widgets that many screens use: what brings a library of its own along stays with the screens that ask
 * for it, the letters of search with search.
 */
const ofScreens = inSrc(
  'ui/(?!art|dish|avatar|dialog|sheet|show-order|[a-z-]+/(?:confirm-host|toast-list|infinite-list|image-crop))',
  'patterns/(?!form|show-order)',
  'lib/(?!hangul)',
  'app/(?:use-|lazy-part)',
  'app/chrome',
  'app/pages',
  'charts/',
)
const ofLibraries = packages(
  '@tanstack[\\\\/](?!react-virtual|virtual-core)[a-z-]+',
  '@xstate',
  'xstate',
  '@lingui',
  'lucide-react',
)
const widgets = (id: string) => ofScreens.test(id) || ofLibraries.test(id) || curve.test(id)
/** Neither home nor a menu has any of these. */
const forms = inSrc(
  'ui/(?:number-entry|month-calendar|time-picker|date-field|date-time-field|time-field|text-area|text-field)/',
  'ui/(?:tray-picker|quantity-stepper|basket-bar|portion-bowl|taste-scale|time-cells|add-row|image-picker)/',
  'ui/(?:ask-sheet|hold-button|meal-ticket|date-stepper|progress-bar)/',
  'patterns/(?:type-|table-set|how-list|graph-page|result-page|survey-page|record-form-page)',
  'charts/(?:vertical-bars|range-|axis-rows|day-flow|nutrient-bars|donut|hypnogram|night-bars|rise|day-ribbon)',
  'charts/(?:twenty-parts|year-ladder|lapse-bar|heat-calendar|status-pointer|semicircle|stacked-bar)',
  'charts/(?:factor-rows|age-gap)',
)
/** Whether something that the worker keeps from the start asks for a module, however far around. */
const isKept = (id: string, graph: Rolldown.ChunkingContext): boolean => {
  const seen = new Set([id])
  for (const module of seen) {
    const path = module.split('?')[0] ?? module
    // The route tree knows the flags of each screen, not what it draws.
    if (path.endsWith('/src/routeTree.gen.ts')) continue
    if (KEPT.some((kept) => kept.startsWith('src/') && path.endsWith(`/${kept}`))) return true
    graph.getModuleInfo(module)?.importers.forEach((importer) => seen.add(importer))
  }
  return false
}
const food = inSrc('ui/dish/(?!table)')

/** Before it is made small: some 2 kB of it are left. */
const SMALL_BYTES = 8000

export const chunkPolicy: Rolldown.OutputOptions['codeSplitting'] = {
  includeDependenciesRecursively: false,
  groups: [
    { name: 'core', tags: ['$initial'], priority: 60 },
    // What only the sheet needs (swiping it away) stays with the sheet.
    { name: 'overlays', test: overlays, minShareCount: 2, priority: 50 },
    { name: 'graphs', test: graphs, priority: 50 },
    // The sign-in opens without the file of the routes, and its widgets reckon with days and numbers as search schemas
    // do.
    { name: 'tools', test: inSrc('lib/(?:days|numbers|wire-time)\\.ts'), priority: 45 },
    { name: 'routes', test: inSrc('routeTree\\.gen\\.ts'), includeDependenciesRecursively: true, priority: 40 },
    { name: 'forms', test: forms, minShareCount: 2, priority: 35 },
    {
      name: (id, graph) => (isKept(id, graph) ? 'widgets' : 'more'),
      debugName: 'widgets',
      test: widgets,
      minShareCount: 2,
      priority: 30,
    },
    { name: 'food', test: food, minShareCount: 2, priority: 20 },
    {
      // 'records' of src/areas/records, 'domain' of all that areas share: most of its files are small. What the worker
      // keeps stands apart, and so does the sign-in: it opens when the file of the routes does not come, which the
      // search beside it in its area asks for.
      name: (id, graph) => {
        const area = /[\\/]src[\\/](?:areas[\\/])?(?:start[\\/](?=sign-in))?([\w-]+)/.exec(id)?.[1]
        if (area === undefined) return null
        return isKept(id, graph) ? `${area}-kept` : area
      },
      debugName: 'areas',
      test: inSrc('areas/', 'domain/'),
      minShareCount: 2,
      entriesAware: true,
      entriesAwareMergeThreshold: SMALL_BYTES,
      priority: 10,
    },
  ],
}

/** What a file of several screens is called is its area: with the name of each screen it would grow with them. */
export const chunkFileNames = ({ name }: { name: string }) => `assets/${name.split('~')[0]}-[hash].js`
export const assetFileNames = ({ names: [name = 'asset'] }: { names: string[] }) =>
  `assets/${name.replace(/(?:~.*)?\.\w+$/, '')}-[hash][extname]`
