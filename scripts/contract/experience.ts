import { inWords, type Kind } from './differences.ts'
import type { Json, JsonObject } from './model.ts'
import type { Relation } from './relation.ts'
import { relationsIn } from './relations.ts'
import { relationsOfRows } from './relations-of-rows.ts'
import { habitOf, habits, KOREAN, oddities } from './usual.ts'

/** What somebody who has read the examples would wonder at. */
export type Wonder = { kind: Kind; at: string; expected: string; got: string }

type Known = { values: Set<Json>; odd: Set<string>; habits: Map<string, number>; met: number }

/**
 * What the contract's examples show and no schema says: what is usual in a value, and what holds between the fields of
 * an object and the rows of a list. A relation counts where an example shows it and none breaks it, an oddity where no
 * example has it.
 */
export class Experience {
  private readonly places = new Map<string, Known>()
  /** By place and relation: how many examples show it, NaN where one breaks it. */
  private readonly relations = new Map<string, Map<string, number>>()

  learnValue(place: string, name: string, value: Json): void {
    const known = this.places.get(place) ?? { values: new Set(), odd: new Set(), habits: new Map(), met: 0 }
    this.places.set(place, known)
    for (const what of oddities(name, value)) known.odd.add(what)
    if (known.values.has(value) || value === null || value === '') return
    known.values.add(value)
    known.met += 1
    for (const what of habits(name, value)) known.habits.set(what, (known.habits.get(what) ?? 0) + 1)
  }

  learnObject(place: string, object: JsonObject, paged: boolean): void {
    this.learn(place, relationsIn(object, paged))
  }

  learnRows(place: string, rows: readonly unknown[]): void {
    this.learn(place, relationsOfRows(rows))
  }

  /** @param foreign when it was asked for in another language, so that no text has to be Korean */
  ofValue(place: string, name: string, value: Json, at: string, foreign = false): Wonder[] {
    const known = this.places.get(place)
    const odd = oddities(name, value).find((what) => !known?.odd.has(what))
    if (odd !== undefined)
      return [{ kind: 'unusual', at, expected: 'as in the examples', got: `${odd}: ${inWords(value)}` }]
    if (!known || typeof value !== 'string' || value === '') return []
    const own = habits(name, value)
    const missing = [...known.habits].find(
      ([what, times]) =>
        times === known.met && times >= habitOf(what) && !own.includes(what) && !(foreign && what === KOREAN),
    )
    return missing ? [{ kind: 'unusual', at, expected: `${missing[0]}, as in the examples`, got: inWords(value) }] : []
  }

  ofObject(place: string, object: JsonObject, paged: boolean, at: string): Wonder[] {
    return this.broken(place, relationsIn(object, paged), at)
  }

  ofRows(place: string, rows: readonly unknown[], at: string): Wonder[] {
    return this.broken(place, relationsOfRows(rows), at)
  }

  private learn(place: string, relations: Relation[]): void {
    const known = this.relations.get(place) ?? new Map<string, number>()
    this.relations.set(place, known)
    for (const { id, holds } of relations) known.set(id, holds ? (known.get(id) ?? 0) + 1 : Number.NaN)
  }

  private broken(place: string, relations: Relation[], at: string): Wonder[] {
    const known = this.relations.get(place)
    return relations.flatMap(({ id, holds, at: field, expected, got, needs = 1 }) =>
      holds || !((known?.get(id) ?? 0) >= needs)
        ? []
        : [{ kind: 'contradiction', at: `${at}/${field}`, expected, got }],
    )
  }
}
