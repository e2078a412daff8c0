import type { Input, Inputs } from './inputs.ts'
import { type Json, type JsonObject, type Operation } from './model.ts'
import type { SchemaSites, Site } from './schema-sites.ts'

/**
 * Values that this target itself has given, so that a call names things that exist there. One record is one object of
 * an answer with its plain fields and those of the objects around it: values that belong together stay together
 * (docs/decisions/091).
 */
type Field = { value: string | number; shape: string | undefined }
type Rec = { operationId: string; fields: Map<string, Field> }

/** Enough rows of one answer to find one that fits; a year of records would only cost time. */
const RECORDS_PER_ANSWER = 20

/** Names whose values name a thing that has to exist. Everything else is free: days, flags, texts, amounts. */
const REFERENCE = /^(?!page)\w*(?:Seq|Code|Cd|Id|ID|No|Nos|Key|Sn|uuid|UUID)$|^(?:id|rid)$/

export class Pool {
  private readonly records: Rec[] = []
  private readonly columns = new Map<string, { seen: number; fields: Map<number, Field> }>()

  /** Keeps what an answer holds. `sites` describe the answer, so that a field is known by its shape too. */
  note(operation: Operation, sites: SchemaSites, root: Site[], body: unknown): void {
    const room = { left: RECORDS_PER_ANSWER }
    this.walk(operation.id, sites, root, body, new Map(), room)
  }

  /** True when one record or another gives each of these references. */
  covers(wanted: Wanted[]): boolean {
    return wanted.every((one) => this.giving(one).size > 0)
  }

  /**
   * The inputs with their references, and what goes with them, replaced by values of the record that gives most of
   * them. Also the names that still hold an example's reference. `fits` says whether a value may stand at an input.
   * `nth` asks for another record that gives as many of them, and others; none is used where there are not so many.
   */
  fill(
    operation: Operation,
    inputs: Inputs,
    sites: SchemaSites,
    fits: (at: string, value: Json) => boolean,
    nth = 0,
  ): { inputs: Inputs; used: boolean; left: string[] } {
    const wanted = referencesOf(operation, inputs, sites)
    if (wanted.length === 0) return { inputs, used: false, left: [] }
    const judged = new Map<string, boolean>()
    const may = (at: string, value: string | number): boolean => {
      const known = judged.get(`${at} ${typeof value} ${value}`) ?? fits(at, value)
      judged.set(`${at} ${typeof value} ${value}`, known)
      return known
    }
    /** Values that may stand there, by the records that give them. */
    const usable = new Map(
      wanted.map((one) => [one, new Map([...this.giving(one)].filter(([, { value }]) => may(one.at, value)))]),
    )
    const points = new Map<number, number>()
    for (const values of usable.values()) for (const at of values.keys()) points.set(at, (points.get(at) ?? 0) + 1)
    const most = Math.max(0, ...new Set(points.values()))
    const alike = [...points].flatMap(([at, score]) => (score === most ? [at] : [])).sort((one, other) => one - other)
    const chosen =
      nth > 0 ? another(alike, (at) => wanted.map((one) => usable.get(one)?.get(at)?.value).join(), nth) : alike[0]
    const record = chosen === undefined ? undefined : this.records[chosen]
    if (chosen === undefined || !record) return { inputs, used: false, left: wanted.map(({ name }) => name) }
    const { fields } = record
    const apart = rowsApart(inputs)
    // The page that another list was on is nothing that belongs together.
    const ofName = (name: string) => (name.startsWith('page') ? undefined : fields.get(name))
    const replace = (at: string, written: string, value: Json): Json => {
      const name = oneOf(written)
      const row = apart(at)
      if (row !== undefined) {
        const other = this.nth(record.operationId, name, row)
        return other !== undefined && typeof other === typeof value && fits(at, other) ? other : value
      }
      const one = wanted.find((want) => want.at === at)
      const field = one ? usable.get(one)?.get(chosen) : ofName(name)
      return field !== undefined && typeof field.value === typeof value && fits(at, field.value) ? field.value : value
    }
    const filled = mapInputs(inputs, replace)
    return {
      inputs: filled,
      used: true,
      left: wanted.filter((one) => !usable.get(one)?.has(chosen)).map(({ name }) => name),
    }
  }

  /**
   * The plain fields of each object that an operation answered, with those of the objects around it; the first twenty.
   */
  of(operationId: string): Record<string, Json>[] {
    return this.records
      .filter((record) => record.operationId === operationId)
      .map(({ fields }) => Object.fromEntries([...fields].map(([name, { value }]) => [name, value])))
  }

  /**
   * The field that each record has for a reference, by the record's number. Looked up once: a pool has thousands of
   * records and is asked for each input of each call.
   */
  private giving(one: Wanted): ReadonlyMap<number, Field> {
    const kind = `${one.name} ${one.shape}`
    const column = this.columns.get(kind) ?? { seen: 0, fields: new Map<number, Field>() }
    this.columns.set(kind, column)
    for (const { fields } of this.records.slice(column.seen)) {
      const field = valueFor(one, fields)
      if (field) column.fields.set(column.seen, field)
      column.seen += 1
    }
    return column.fields
  }

  /** The value that a field has in the n-th row of an answer, counted over the rows in which it is another one. */
  private nth(operationId: string, name: string, row: number): Json | undefined {
    return [
      ...new Set(
        this.of(operationId)
          .map((fields) => fields[name])
          .filter((value) => value !== undefined),
      ),
    ][row]
  }

  /** True when `of` may not be all of it. */
  isCut(operationId: string): boolean {
    return this.of(operationId).length >= RECORDS_PER_ANSWER
  }

  private walk(
    operationId: string,
    sites: SchemaSites,
    here: Site[],
    value: unknown,
    around: Map<string, Field>,
    room: { left: number },
  ): void {
    if (Array.isArray(value)) {
      const rows = sites.items(here)
      for (const row of value) this.walk(operationId, sites, rows, row, around, room)
      return
    }
    if (typeof value !== 'object' || value === null || room.left <= 0) return
    const fields = new Map(around)
    for (const [name, one] of Object.entries(value)) {
      if ((typeof one === 'string' && one !== '') || typeof one === 'number')
        fields.set(name, { value: one, shape: shapeOf(sites.property(here, name)) })
    }
    room.left -= 1
    this.records.push({ operationId, fields })
    for (const [name, one] of Object.entries(value)) {
      if (typeof one === 'object' && one !== null)
        this.walk(operationId, sites, sites.property(here, name), one, fields, room)
    }
  }
}

/** An input that names a thing: where it stands (`query hallNo`, `body /items/0/menuCode`), its name and its shape. */
export type Wanted = { at: string; name: string; shape: string | undefined }

/** The inputs of a request that name things which have to exist on the target. Codes of a closed list do not. */
export function referencesOf(operation: Operation, inputs: Inputs, sites: SchemaSites): Wanted[] {
  const wanted: Wanted[] = []
  const consider = (at: string, name: string, here: Site[]) => {
    const closed = here.some(({ schema }) => 'enum' in schema || 'const' in schema)
    const shape = shapeOf(here)
    const one = oneOf(name)
    if (!closed && !name.startsWith('page') && (REFERENCE.test(one) || shape !== undefined))
      wanted.push({ at, name: one, shape })
  }
  for (const { in: place, name, parameter } of inputs.parameters)
    consider(`${place} ${name}`, name, sitesOfParameter(parameter, sites))
  const walk = (value: Json, at: string, name: string, here: Site[]) => {
    if (Array.isArray(value)) value.forEach((one, index) => walk(one, `${at}/${index}`, name, sites.items(here)))
    else if (typeof value === 'object' && value !== null) {
      for (const [key, one] of Object.entries(value)) walk(one, `${at}/${key}`, key, sites.property(here, key))
    } else if (typeof value === 'string' || typeof value === 'number') consider(at, name, here)
  }
  if (inputs.body) walk(inputs.body.value, 'body ', '', bodySites(operation, inputs.body.contentType, sites))
  return wanted
}

/**
 * What one of a list of plain values is called: `memberKeyList` holds a `memberKey` each. What an id or a number is of,
 * its name alone does not say.
 */
function oneOf(name: string): string {
  return name.replace(/(?<=Seq|Key)List$/, '')
}

/** The schemas of a parameter. */
export function sitesOfParameter(parameter: Input['parameter'], sites: SchemaSites): Site[] {
  return parameter.schema === undefined ? [] : sites.root(`${parameter.pointer}/schema`, parameter.provenance)
}

/** The schemas of a request body. */
export function bodySites(operation: Operation, contentType: string, sites: SchemaSites): Site[] {
  const { body } = operation
  if (body?.content[contentType]?.schema === undefined) return []
  return sites.root(`${body.pointer}/content/${contentType.replaceAll('/', '~1')}/schema`, body.provenance)
}

/** Changes plain values of a request one by one; `at` is as in Wanted. */
export function mapInputs(inputs: Inputs, change: (at: string, name: string, value: Json) => Json): Inputs {
  const walk = (value: Json, at: string, name: string): Json => {
    if (Array.isArray(value)) return value.map((one, index) => walk(one, `${at}/${index}`, name))
    if (typeof value !== 'object' || value === null) return change(at, name, value)
    return Object.fromEntries(
      Object.entries(value).map(([key, one]) => [key, walk(one, `${at}/${key}`, key)]),
    ) as JsonObject
  }
  return {
    parameters: inputs.parameters.map((input) => ({
      ...input,
      value: change(`${input.in} ${input.name}`, input.name, input.value),
    })),
    body: inputs.body && { ...inputs.body, value: walk(inputs.body.value, 'body ', '') },
  }
}

/**
 * Which row of a list a value of the body stands in, where each row of the example has another one: questions of a
 * survey, cards that are put in order. Filled from one record, all rows would name the same thing.
 */
function rowsApart({ body }: Inputs): (at: string) => number | undefined {
  const rows = new Map<string, Json[]>()
  const partsOf = (at: string) => /^(body .*?\/|body \/?)(\d+)(?:\/(\w+))?$/.exec(at)
  const column = ([, list, , name = '']: RegExpExecArray) => `${list}*/${name}`
  if (body) {
    mapInputs({ parameters: [], body }, (at, _name, value) => {
      const parts = partsOf(at)
      if (parts) rows.set(column(parts), [...(rows.get(column(parts)) ?? []), value])
      return value
    })
  }
  return (at) => {
    const parts = partsOf(at)
    const values = (parts && rows.get(column(parts))) ?? []
    return parts && values.length > 1 && new Set(values).size === values.length ? Number(parts[2]) : undefined
  }
}

/** They say how a number is counted, not what it is the number of: two fields of one of them have nothing in common. */
const COUNTED = new Set(['SerialNo', 'PageNo'])

/** A shared type that names one kind of thing (`RestaurantCode`), whatever the field is called. */
function shapeOf(sites: Site[]): string | undefined {
  const names = sites.map(({ pointer }) => /^#\/components\/schemas\/(\w+)$/.exec(pointer)?.[1])
  return names.find((name) => name !== undefined && /(?:Code|Id|No|Seq|Key)$/.test(name) && !COUNTED.has(name))
}

/** The n-th of these records that name different things, counted from nought. */
function another(records: number[], named: (record: number) => string, nth: number): number | undefined {
  const different = new Map<string, number>()
  for (const record of records) if (!different.has(named(record))) different.set(named(record), record)
  return [...different.values()][nth]
}

function valueFor({ name, shape }: Wanted, fields: Map<string, Field>): Field | undefined {
  const named = fields.get(name)
  if (named || shape === undefined) return named
  return [...fields.values()].find((field) => field.shape === shape)
}
