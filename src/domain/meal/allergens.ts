/** `avoided`: the member told us not to be served it. */
export interface Allergen {
  code: string
  name: string
  avoided: boolean
}

/** What a kitchen declares for a dish: `null` means that it declared nothing, which never reads as safe. */
export type Declared = readonly Allergen[] | null

/** What the member is told. `mine` are the declared allergens the member avoids, `rest` the others. */
export type AllergyNotice =
  | { kind: 'avoid'; mine: Allergen[]; rest: Allergen[]; complete: boolean }
  | { kind: 'unknown'; rest: Allergen[] }
  | { kind: 'clear'; rest: Allergen[] }

/**
 * Sums up the declarations of one or more dishes. A single undeclared dish makes the sum unknown, unless an allergen to
 * avoid is already among the others: a certain warning outranks a doubt, and `complete` keeps the doubt.
 */
export function allergyNotice(dishes: readonly Declared[]): AllergyNotice {
  const byCode = new Map<string, Allergen>()
  for (const dish of dishes) for (const allergen of dish ?? []) byCode.set(allergen.code, allergen)
  const all = [...byCode.values()]
  const mine = all.filter((allergen) => allergen.avoided)
  const rest = all.filter((allergen) => !allergen.avoided)
  const complete = dishes.length > 0 && dishes.every((dish) => dish !== null)
  if (mine.length > 0) return { kind: 'avoid', mine, rest, complete }
  return complete ? { kind: 'clear', rest } : { kind: 'unknown', rest }
}
