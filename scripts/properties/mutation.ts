import fc, { type Arbitrary } from 'fast-check'
import type { Json } from '../gen/document.ts'

type Place = { get: () => Json; set: (value: Json) => void; drop: (() => void) | undefined }

/** What one mutation does to one place of a value. */
const MUTATIONS: Record<string, (place: Place, spare: Json) => void> = {
  drop: (place, spare) => (place.drop ? place.drop() : place.set(spare)),
  null: (place) => place.set(null),
  replace: (place, spare) => place.set(spare),
  quote: (place) => place.set(typeof place.get() === 'string' ? Number(place.get()) || 0 : JSON.stringify(place.get())),
  list: (place) => place.set([place.get()]),
  lengthen: (place) => place.set(lengthened(place.get())),
  empty: (place) => place.set(emptied(place.get())),
  extra: (place, spare) => place.set(withExtra(place.get(), spare)),
}

/**
 * Values with one change somewhere inside: a key dropped, null, another type, a longer or emptied text or list, a
 * number out of its range, a key more. Some of them still fit their schema; who wants only the others filters with a
 * validator of their own.
 */
export function mutated(values: Arbitrary<Json>): Arbitrary<Json> {
  return fc
    .tuple(values, fc.nat(), fc.constantFrom(...Object.keys(MUTATIONS)), fc.jsonValue({ maxDepth: 1 }))
    .map(([value, at, name, spare]) => {
      const holder: { value: Json } = { value: structuredClone(value) }
      const places = placesOf(holder)
      const place = places[at % places.length]
      if (place) MUTATIONS[name]?.(place, spare as Json)
      return holder.value
    })
}

function placesOf(holder: { value: Json }): Place[] {
  const found: Place[] = [{ get: () => holder.value, set: (value) => (holder.value = value), drop: undefined }]
  const visit = (node: Json): void => {
    if (Array.isArray(node)) {
      node.forEach((item, index) => {
        found.push({
          get: () => node[index] ?? null,
          set: (value) => (node[index] = value),
          drop: () => void node.splice(index, 1),
        })
        visit(item)
      })
    } else if (node !== null && typeof node === 'object') {
      for (const [key, child] of Object.entries(node)) {
        found.push({
          get: () => node[key] ?? null,
          set: (value) => (node[key] = value),
          drop: () => void delete node[key],
        })
        visit(child)
      }
    }
  }
  visit(holder.value)
  return found
}

function lengthened(value: Json): Json {
  if (typeof value === 'string') return `${value}${'가'.repeat(40)}`
  if (typeof value === 'number') return value * 1e9 + 0.5
  if (Array.isArray(value)) return [...value, ...value, ...value]
  return value
}

function emptied(value: Json): Json {
  if (typeof value === 'string') return ''
  if (typeof value === 'number') return -1e9
  return Array.isArray(value) ? [] : {}
}

function withExtra(value: Json, spare: Json): Json {
  return value !== null && typeof value === 'object' && !Array.isArray(value)
    ? { ...value, notInTheContract: spare }
    : value
}
