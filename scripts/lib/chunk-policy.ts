import type { Rolldown } from 'vite'

// How the production build is cut. Left alone, every module that two screens share becomes a file of its own, and a
// screen waits for dozens of them. So four files are shared by rule, whatever the number of screens:
//   core      what the sign-in needs: libraries, session, client, the few widgets of a form
//   widgets   bar, bottom navigation, state pages, and the widgets, patterns and icons that most screens use
//   overlays  dialog and sheet, graphs  charts with axes: loaded on first use
// and what several screens of one area share is one file for each area. All else stays with its screen.

const packages = (...names: string[]) => new RegExp(`[\\\\/]node_modules[\\\\/](?:${names.join('|')})[\\\\/]`)
const inSrc = (...places: string[]) => new RegExp(`[\\\\/]src[\\\\/](?:${places.join('|')})`)

const libraries = packages(
  'react', 'react-dom', 'scheduler', 'use-sync-external-store', '@tanstack[\\\\/](?!react-virtual|virtual-core)[a-z-]+', '@lingui', 'xstate', '@xstate', 'openapi-fetch', 'valibot', 'uuid',
)
const first = inSrc(
  'app/(?!forms/|kept/(?:vault|kept-queries)|native-services|pages/|chrome/(?:chrome|screen-bar|bottom|offline|use-data|use-scrolled)|route-map|find-route|theme|use-(?:member|theme|meal|now|leave|widget))',
  'contract/(?!send-held)', 'session/', 'health-sync/sync-access', 'shell/(?!cookies|native-calls|health-|foreground|stored-messages|simulator)', 'lib/empty', 'main\\.tsx', 'routeTree', 'routes/.*\\.tsx$',
  'patterns/form/draft-keeper', 'ui/[a-z-]+/(?:button|choice|class-names|confirm|dish-sprite|draw-icon|field|icon|mark|notice|overlay-stack|slot|text-field|toast|visually)(?!-(?:host|list))', 'ui/dish/dishes',
)
/** In `core` too: the icons of the sign-in's fields. */
const firstIcons = /[\\/]lucide-react[\\/].*[\\/](?:check|circle-x|eye|eye-off|triangle-alert|triangle-exclamation-point)\.m?js$/
const overlays = packages('@base-ui', '@floating-ui', 'tabbable', 'reselect')
/** The one curve that a sparkline draws with: it must not bring the charts with axes along. */
const curve = /[\\/]d3-shape[\\/]src[\\/]curve[\\/]monotone\.js$/
const graphPackages = packages('@visx', 'd3-[a-z-]+', 'internmap', 'prop-types', 'classnames')
const axes = inSrc('charts/(?:[a-z-]+-drawing|line-chart-parts|line-scale|day-axis|text-scale|use-width)')
const graphs = (id: string) => (graphPackages.test(id) && !curve.test(id)) || axes.test(id)
/** Not among the widgets that most screens use: what brings a library of its own along stays with the screens that ask for it. */
const widgets = inSrc('ui/(?!dish|avatar|dialog|sheet|[a-z-]+/(?:confirm-host|toast-list|infinite-list|image-crop))', 'patterns/(?!form)', 'lib/', 'app/use-', 'app/chrome', 'app/pages', 'charts/')
const food = inSrc('ui/dish/(?!table)')

export const chunkPolicy: Rolldown.OutputOptions['codeSplitting'] = {
  includeDependenciesRecursively: false,
  groups: [
    // What only the sheet needs (swiping it away) stays with the sheet.
    { name: 'overlays', test: overlays, minShareCount: 2, priority: 50 },
    { name: 'graphs', test: graphs, priority: 50 },
    { name: 'core', test: (id) => !id.includes('tsr-split') && (id.startsWith('\0') || libraries.test(id) || first.test(id) || firstIcons.test(id)), priority: 40 },
    { name: 'widgets', test: (id) => widgets.test(id) || curve.test(id) || id.includes('lucide-react'), minShareCount: 2, priority: 30 },
    { name: 'food', test: food, minShareCount: 2, priority: 20 },
    {
      name: (id) => /[\\/]src[\\/]areas[\\/]([\w-]+)[\\/]/.exec(id)?.[1] ?? null,
      debugName: 'areas',
      test: inSrc('areas/'),
      minShareCount: 2,
      priority: 10,
    },
  ],
}
