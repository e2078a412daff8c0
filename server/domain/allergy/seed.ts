import { type NounSeed, owned, type Persona } from '#server/db/seed/noun.ts'
import { insertMany } from '#server/db/many.ts'
import { allergens, memberAllergies } from './schema.ts'

/** 01 to 19 as in the Korean labelling rules, with the words that members know; 20 on are ours. */
export const ALLERGENS: (typeof allergens.$inferInsert)[] = [
  ['01', '달걀', 'Egg'],
  ['02', '우유', 'Milk'],
  ['03', '메밀', 'Buckwheat'],
  ['04', '땅콩', 'Peanut'],
  ['05', '대두', 'Soy'],
  ['06', '밀', 'Wheat'],
  ['07', '고등어', 'Mackerel'],
  ['08', '게', 'Crab'],
  ['09', '새우', 'Shrimp'],
  ['10', '돼지고기', 'Pork'],
  ['11', '복숭아', 'Peach'],
  ['12', '토마토', 'Tomato'],
  ['13', '아황산류', 'Sulphites'],
  ['14', '호두', 'Walnut'],
  ['15', '닭고기', 'Chicken'],
  ['16', '쇠고기', 'Beef'],
  ['17', '오징어', 'Squid'],
  ['18', '조개류', 'Shellfish'],
  ['19', '잣', 'Pine nut'],
  ['20', '오리고기', 'Duck'],
].map(([allergenCode = '', allergenName = '', allergenNameEng = '']) => ({
  allergenCode,
  allergenName,
  allergenNameEng,
}))

/** Code of an allergen by its Korean name. @throws when the name is not in the list */
export function allergenCode(name: string): string {
  const found = ALLERGENS.find((allergen) => allergen.allergenName === name)
  if (!found) throw new Error(`Unknown allergen: ${name}`)
  return found.allergenCode
}

/** Korean names of what each avoids. */
const AVOIDED: Partial<Record<Persona, string[]>> = {
  haneul: ['새우'],
  emily: ['땅콩', '호두'],
}

export const seed: NounSeed = {
  shared: async (tx) => {
    await insertMany(tx, allergens, ALLERGENS)
  },
  person: async (tx, { hcId, persona }) => {
    const rows = AVOIDED[persona]?.map((name) => ({ allergenCode: allergenCode(name) }))
    await insertMany(tx, memberAllergies, owned(hcId, rows))
  },
}
