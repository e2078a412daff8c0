import type { Rolldown } from 'vite'

// How the production build is cut. Left alone, every module that two screens share becomes a file of its own, and a
// screen waits for dozens of them. So five files are shared by rule, whatever the number of screens:
//   core      the first load: all that src/start/main.tsx imports, and what that imports
//   routes    the generated route tree: address, flags and search schema of every other screen
//   widgets   bar, bottom navigation, state pages, and the widgets, patterns and icons that most screens use
//   overlays  dialog and sheet, graphs  charts with axes: loaded on first use
// What some screens of an area share besides, or several areas of the domain, is a file of just those screens; where it would be a small one, it joins its
// nearest. All else stays with its screen.

const packages = (...names: string[]) => new RegExp(`[\\\\/]node_modules[\\\\/](?:${names.join('|')})[\\\\/]`)
const inSrc = (...places: string[]) => new RegExp(`[\\\\/]src[\\\\/](?:${places.join('|')})`)

const overlays = packages('@base-ui', '@floating-ui', 'tabbable', 'reselect')
/** The one curve that a sparkline draws with: it must not bring the charts with axes along. */
const curve = /[\\/]d3-shape[\\/]src[\\/]curve[\\/]monotone\.js$/
const graphPackages = packages('@visx', 'd3-[a-z-]+', 'internmap', 'prop-types', 'classnames')
const axes = inSrc('charts/(?:[a-z-]+-drawing|line-chart-parts|line-scale|day-axis|text-scale|use-width)')
const graphs = (id: string) => (graphPackages.test(id) && !curve.test(id)) || axes.test(id)
/** Not among the widgets that most screens use: what brings a library of its own along stays with the screens that ask for it. */
const ofScreens = inSrc('ui/(?!dish|avatar|dialog|sheet|[a-z-]+/(?:confirm-host|toast-list|infinite-list|image-crop))', 'patterns/(?!form)', 'lib/', 'app/(?:use-|lazy-part)', 'app/chrome', 'app/pages', 'charts/')
const ofLibraries = packages('@tanstack[\\\\/](?!react-virtual|virtual-core)[a-z-]+', '@xstate', 'xstate', '@lingui', 'lucide-react')
const widgets = (id: string) => ofScreens.test(id) || ofLibraries.test(id) || curve.test(id)
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
    { name: 'routes', test: inSrc('routeTree\\.gen\\.ts'), includeDependenciesRecursively: true, priority: 40 },
    { name: 'widgets', test: widgets, minShareCount: 2, priority: 30 },
    { name: 'food', test: food, minShareCount: 2, priority: 20 },
    {
      // 'records' of src/areas/records, 'domain' of all that areas share: most of its files are small.
      name: (id) => /[\\/]src[\\/](?:areas[\\/])?([\w-]+)/.exec(id)?.[1] ?? null,
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
