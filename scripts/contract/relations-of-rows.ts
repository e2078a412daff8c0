import { KEY } from './lists.ts'
import type { Json, JsonObject } from './model.ts'
import { compare, scalar, type Relation } from './relation.ts'

/** What holds between the rows of one list. */
export function relationsOfRows(rows: readonly unknown[]): Relation[] {
  const objects = rows.filter(
    (row): row is JsonObject => typeof row === 'object' && row !== null && !Array.isArray(row),
  )
  const [first] = objects
  if (!first || objects.length < 2 || objects.length !== rows.length) return []
  const empty = objects.findIndex((row) =>
    Object.values(row).every((value) => value === null || value === '' || (Array.isArray(value) && value.length === 0)),
  )
  const said: Relation = {
    id: 'rows say something',
    holds: empty === -1,
    at: String(Math.max(empty, 0)),
    expected: 'a row that says something',
    got: 'empty',
  }
  return [
    said,
    ...Object.keys(first).flatMap((name): Relation[] => {
      const values = objects.map((row) => row[name])
      // Things of their own; times or days can well be the same in two rows.
      if (
        values.every(
          (value) =>
            Array.isArray(value) &&
            value.length > 0 &&
            isRow(value[0] ?? null) &&
            KEY.test(Object.keys(value[0] as JsonObject)[0] ?? ''),
        )
      ) {
        const texts = values.map((value) => JSON.stringify(value))
        return [
          {
            id: `${name} differs`,
            holds: new Set(texts).size > 1,
            at: `1/${name}`,
            expected: 'rows of its own',
            got: 'those of the row before',
          },
        ]
      }
      if (/(?:Dt|Date)$/.test(name) && values.length > MANY_DAYS) return runs(values, name)
      const code = /^(\w+)(?:Nm|Name)$/.exec(name)?.[1]
      // Names of a catalogue, one for each of its codes.
      const codes =
        code === undefined ? undefined : new Set(objects.map((row) => row[`${code}Code`] ?? row[`${code}Cd`] ?? null))
      if (objects.length > 2 && codes?.size === objects.length) {
        return [
          {
            id: `${name} differs`,
            holds: new Set(values).size > 1,
            at: `1/${name}`,
            expected: 'not the same in all rows',
            got: String(values[0]),
          },
        ]
      }
      if (/^rank(?:No)?$/i.test(name)) return ranks(objects, name)
      if (
        /(?:Sn|^stepNo|^roundNo|^dayNo|^weekNo|^choiceNo|^sortNo)$/.test(name) &&
        values.every((value) => typeof value === 'number')
      ) {
        const from = values[0] as number
        const at = values.findIndex((value, index) => index > 0 && (value as number) <= (values[index - 1] as number))
        // Only what counts 1, 2, 3 is a place in the list.
        return from <= 1 || at >= 0
          ? [
              {
                id: `${name} counts`,
                holds: at === -1 && from <= 1,
                at: `${Math.max(at, 0)}/${name}`,
                expected: at > 0 ? `> ${values[at - 1] as number}` : '1',
                got: String(values[Math.max(at, 0)]),
              },
            ]
          : []
      }
      // Of those who write several rows may be one's own.
      if (
        /^(?:main|default|today|current|now|leader)Yn$|^mainDiv$/.test(name) ||
        (name === 'myYn' && !('regDtm' in first))
      ) {
        const at = values.findLastIndex((value) => value === 'Y')
        const on = values.filter((value) => value === 'Y').length
        return on > 0
          ? [
              {
                id: `one ${name}`,
                holds: on === 1,
                at: `${at}/${name}`,
                expected: 'Y in one row',
                got: `Y in ${on} rows`,
              },
            ]
          : []
      }
      return []
    }),
  ]
}

/** More than a week's workdays: then a weekend is among them. */
const MANY_DAYS = 5
const DAY_MS = 86_400_000

/** Days that follow each other, one a row, up or down. */
function runs(values: (Json | undefined)[], name: string): Relation[] {
  const days = values.map((value) =>
    typeof value === 'string' && /^\d{8}$/.test(value)
      ? Date.UTC(Number(value.slice(0, 4)), Number(value.slice(4, 6)) - 1, Number(value.slice(6))) / DAY_MS
      : undefined,
  )
  if (days.some((day) => day === undefined)) return []
  const steps = days.slice(1).map((day, index) => (day ?? 0) - (days[index] ?? 0))
  return [1, -1].flatMap((step): Relation[] => {
    const at = steps.findIndex((one) => one !== step)
    return [
      {
        id: `${name} by ${step}`,
        holds: at === -1,
        at: `${at + 1}/${name}`,
        expected: `the day ${step > 0 ? 'after' : 'before'} ${String(values[Math.max(at, 0)])}`,
        got: String(values[at + 1]),
      },
    ]
  })
}

/** Places rise, and whoever stands higher has no less. */
function ranks(rows: JsonObject[], name: string): Relation[] {
  const falls = rows.findIndex(
    (row, index) => index > 0 && compare(scalar(row[name]) ?? 0, scalar(rows[index - 1]?.[name]) ?? 0) < 0,
  )
  const found: Relation[] = [
    {
      id: `${name} rises`,
      holds: falls === -1 && Number(scalar(rows[0]?.[name]) ?? 1) >= 1,
      at: `${Math.max(falls, 0)}/${name}`,
      expected: `≥ ${String(rows[Math.max(falls - 1, 0)]?.[name])}`,
      got: String(rows[Math.max(falls, 0)]?.[name]),
    },
  ]
  for (const other of Object.keys(rows[0] ?? {}).filter((key) => /(?:Cnt|Score|Point|Val|Rate|Kcal|Min)$/i.test(key))) {
    const values = rows.map((row) => scalar(row[other]))
    if (values.some((value) => typeof value !== 'number') || new Set(values).size < 2 || rows.length < 3) continue
    const at = values.findIndex((value, index) => index > 0 && (value as number) > (values[index - 1] as number))
    found.push({
      id: `${other} falls with ${name}`,
      holds: at === -1,
      at: `${Math.max(at, 0)}/${other}`,
      expected: `≤ ${String(values[Math.max(at - 1, 0)])}, for its place is lower`,
      got: String(values[Math.max(at, 0)]),
    })
    const ties = rows.flatMap((row, index) => (index > 0 && row[name] === rows[index - 1]?.[name] ? [index] : []))
    const apart = ties.find((index) => values[index] !== values[index - 1])
    if (ties.length > 0)
      found.push({
        id: `${name} is shared by equal ${other}`,
        holds: apart === undefined,
        at: `${apart ?? 0}/${name}`,
        expected: `another place, for ${other} is another`,
        got: String(rows[apart ?? 0]?.[name]),
      })
  }
  return found
}

/** What an object says of the lists in it: their sums by the name of a column, and a span that holds all their days. */
export function listsOf(object: JsonObject): Relation[] {
  const lists = Object.entries(object).flatMap(([list, rows]) =>
    Array.isArray(rows) && rows.length > 0 && rows.every(isRow) ? [{ list, rows }] : [],
  )
  const [from, until] = [object['startDt'], object['endDt'] ?? object['untilDt']]
  return lists.flatMap(({ list, rows }) =>
    Object.keys(rows[0] ?? {}).flatMap((column): Relation[] => {
      const values = rows.map((row) => row[column])
      const within = values.find(
        (value) =>
          typeof value === 'string' &&
          /^\d{8}/.test(value) &&
          typeof from === 'string' &&
          typeof until === 'string' &&
          // A week is named by its Monday, which may lie before the first day.
          (compare(column === 'weekDt' ? mondayOf(from) : from, value) > 0 || compare(value, until) > 0),
      )
      const isDays =
        /(?:Dt|Dtm|Date)$/.test(column) &&
        typeof from === 'string' &&
        typeof until === 'string' &&
        /^\d{8}/.test(from + until) &&
        values.every((value) => typeof value === 'string' && /^\d{8}/.test(value))
      const days: Relation[] = isDays
        ? [
            {
              id: `${list}.${column} within`,
              holds: within === undefined,
              at: list,
              expected: `${column} from ${from} to ${until}`,
              got: String(within),
            },
          ]
        : []
      const own = object[column]
      const whole: Relation[] =
        typeof own === 'string' && own !== '' && rows.length > 1 && SHARED.test(column)
          ? [
              {
                id: `${list}.${column} is ours`,
                holds: values.every((value) => value === own),
                at: list,
                expected: `${column} ${own} in every row`,
                got: String(values.find((value) => value !== own)),
              },
            ]
          : []
      days.push(...whole, ...chosenIn(object, list, column, values))
      if (!values.every((value) => typeof value === 'number')) return days
      const sum = values.reduce<number>((total, value) => total + Number(value), 0)
      const named = column.replace(/^./, (letter) => letter.toUpperCase())
      return [
        ...days,
        ...[`total${named}`, `tot${named}`, `sum${named}`, column].flatMap((total): Relation[] => {
          const said = object[total]
          return typeof said === 'number' && rows.length > 1
            ? [
                {
                  id: `${total} = ${list}.${column}`,
                  holds: Math.abs(said - sum) < 1,
                  at: total,
                  expected: `${sum}, the sum of ${list}`,
                  got: String(said),
                },
              ]
            : []
        }),
      ]
    }),
  )
}

/** The Monday of a day's week, YYYYMMDD. */
function mondayOf(day: string): string {
  const at = new Date(`${day.slice(0, 4)}-${day.slice(4, 6)}-${day.slice(6, 8)}T00:00:00Z`)
  if (Number.isNaN(at.getTime())) return day
  return new Date(at.getTime() - ((at.getUTCDay() + 6) % 7) * 86_400_000).toISOString().slice(0, 10).replaceAll('-', '')
}

/** What rows have from the object that holds them. */
const SHARED = /(?:Seq|Id|Key|Dt|Dtm|Mm)$|^(?:chaln|restaurant|team|bat)Code$/

/** What is chosen is one of the rows. */
function chosenIn(object: JsonObject, list: string, column: string, values: readonly (Json | undefined)[]): Relation[] {
  // How the whole stands is no choice among how its parts stand.
  if (!/(?:Code|Cd|Seq|Id|Url)$/.test(column) || /^(?:status|state|result)Code$/.test(column)) return []
  return Object.entries(object).flatMap(([name, value]): Relation[] => {
    const isNamed = name === column || name.toLowerCase().endsWith(column.toLowerCase())
    if (!isNamed || (typeof value !== 'string' && typeof value !== 'number') || value === '') return []
    return [
      {
        id: `${name} in ${list}`,
        holds: values.includes(value),
        at: name,
        expected: `a ${column} of ${list}`,
        got: String(value),
        needs: 2,
      },
    ]
  })
}

const isRow = (row: Json): row is JsonObject => typeof row === 'object' && row !== null && !Array.isArray(row)
