import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'

const root = join(import.meta.dirname, '..')
const read = (path: string) => readFileSync(join(root, path), 'utf8')

/**
 * Components that no story imports: only as part of another one are they anything to look at, and there they are seen
 * (docs/decisions/075).
 */
const seenWithin: Readonly<Record<string, string>> = {
  DayNames: 'RangeChart', // along the axis
  DialogPanel: 'Dialog', // what Dialog loads on first use
  EntryNote: 'NumberEntry', // under the numbers
  FieldError: 'RadioRows', // under the choice it is about
  LineChartDrawing: 'LineChart', // what the chart loads on first use
  LineMarker: 'LineChart', // the slider along its points
  LineTable: 'LineChart', // its text twin
  NativeInput: 'DateField', // the field that a screen reader finds under the button
  PageShell: 'DetailPage', // under every pattern; screens never use it
  PlainTable: 'ChartTable', // what ChartTable shows while it has the focus
  PromptDialog: 'ConfirmHost', // opened by prompt()
  RangeChartDrawing: 'RangeChart',
  SheetPanel: 'Sheet',
  TableSet: 'TypeResult', // the table at its head
  TimeNames: 'RangeChart', // the names below it
  Tray: 'TrayPicker', // what its bowls stand on
  TrayBowl: 'TrayPicker',
  TwoLinesDrawing: 'TwoLines',
  ValueGrid: 'RangeChart', // its lines across
  VisuallyHidden: 'PullToRefresh', // for screen readers; there is nothing to see
}

const files = ['ui', 'charts', 'patterns'].flatMap((folder) => globSync(`src/${folder}/**/*.tsx`, { cwd: root }))
const stories = globSync('src/**/*.stories.tsx', { cwd: root })

/** Names that a text imports with braces, without the word `type` and what they are called there. */
const importedNames = (text: string): string[] =>
  [...text.matchAll(/^import \{([^}]*)\} from/gm)].flatMap(([, names = '']) =>
    names.split(',').map((name) => name.trim().split(' as ')[0] ?? ''),
  )

const components = files
  .filter((path) => !/\.(?:stories|test)\.tsx$/.test(path))
  .flatMap((path) =>
    [...read(path).matchAll(/^export (?:function|const) ([A-Z][a-z]\w*)/gm)].map(([, name = '']) => name),
  )
const shown = new Set(stories.flatMap((path) => importedNames(read(path))))

test('every component of widgets, charts and patterns is shown by a story', () => {
  expect(components.length).toBeGreaterThan(90)
  expect(components.filter((name) => !shown.has(name) && !(name in seenWithin))).toEqual([])
})

test('what is seen only within another component exists, has no story of its own, and is within one that has', () => {
  for (const [part, whole] of Object.entries(seenWithin)) {
    expect(components, `${part} exists`).toContain(part)
    expect(shown.has(part), `${part} has a story now`).toBe(false)
    expect(shown.has(whole), `${whole} has a story`).toBe(true)
  }
})
