import { expect, test } from 'vitest'
import { bundleContract, bundleExternal } from '../scripts/gen/bundle.ts'
import { operationsOf, resolve, type Body, type Document, type Json } from '../scripts/gen/document.ts'
import { people } from '../server/domain/member/seed.ts'
import { RESTAURANTS } from '../server/domain/restaurant/seed.ts'

// The examples tell of one world (README, "Examples"). What a code names in one of them it names in all.

const SLOW_MS = 60_000

/**
 * What a key says wherever it stands beside one of these; a state (an invitation, an order) may move on and is not
 * here.
 */
const FACTS: Record<string, string[]> = {
  hcId: ['realName', 'nickName', 'usrId', 'birthday'],
  restaurantCode: ['restaurantName', 'restaurantDesc'],
  restaurantId: ['restaurantName', 'restaurantDesc'],
  menuCode: ['menuName', 'menuNm', 'kcal'],
  foodId: ['menuName', 'foodNm'],
  favSeq: ['menuName'],
  hcUclSeqNo: ['menuName', 'foodNm', 'menuMealType', 'eatDt', 'baseDt'],
  allergyCode: ['allergyNm'],
  drinkCode: ['drinkNm'],
  goodNo: ['goodNm'],
  chalnCode: ['chalnNm'],
  missionSeq: ['missionNm'],
  badgeCode: ['badgeNm'],
  teamSeq: ['teamNm', 'leaderNickName'],
  batSeq: ['batNm', 'startDt', 'endDt'],
  memberKey: ['nickName'],
  reportSeq: ['title', 'startDt', 'endDt'],
  prgmCode: ['prgmNm', 'prgmMin'],
  medicineSeq: ['medicineNm'],
  actCode: ['actNm'],
  eventSeq: ['eventNm', 'startDt', 'endDt'],
  announceSeq: ['title'],
  contentsSeq: ['title'],
  topicCode: ['topicNm'],
  placeCode: ['placeNm'],
  subscribedSeq: ['subscribedNm'],
  rsrvSeq: ['counselorNm'],
}
/** Examples that are there for their length, and their words with it. */
const LONG = 'long'

const document: Document = await bundleContract()
const examples = [document, await bundleExternal()].flatMap((one) =>
  operationsOf(one).flatMap(({ id, operation }) =>
    [operation.requestBody, ...Object.values(operation.responses)].flatMap((body: Body | undefined) =>
      Object.values(resolve(one, body)?.content ?? {}).flatMap(({ examples: named = {} }) =>
        Object.entries(named)
          .filter(([name]) => name !== LONG)
          .map(([name, { value }]) => ({ at: `${id} ${name}`, value })),
      ),
    ),
  ),
)

/** Each fact: `restaurantCode REST000101 restaurantName` with what is said, and where. */
function said(): Map<string, Map<Json, string[]>> {
  const facts = new Map<string, Map<Json, string[]>>()
  const walk = (value: Json, at: string): void => {
    if (Array.isArray(value)) return value.forEach((row) => walk(row, at))
    if (value === null || typeof value !== 'object') return
    for (const [key, names] of Object.entries(FACTS)) {
      const code = value[key]
      if (code === undefined || code === null || code === '') continue
      for (const name of names) {
        const told = value[name]
        if (told === undefined || told === null || told === '') continue
        const versions = facts.get(`${key} ${String(code)} ${name}`) ?? new Map<Json, string[]>()
        versions.set(told, [...(versions.get(told) ?? []), at])
        facts.set(`${key} ${String(code)} ${name}`, versions)
      }
    }
    for (const child of Object.values(value)) walk(child, at)
  }
  for (const { at, value } of examples) walk(value, at)
  return facts
}

const facts = said()
const only = (fact: string): Json | undefined => [...(facts.get(fact)?.keys() ?? [])][0]

test(
  'the same code names the same thing in every example',
  () => {
    const torn = [...facts]
      .filter(([, versions]) => versions.size > 1)
      .map(
        ([fact, versions]) => `${fact}: ${[...versions].map(([told, at]) => `${String(told)} (${at[0]})`).join(' / ')}`,
      )
    expect(torn).toEqual([])
    // A key that nothing says any more would guard nothing.
    expect(Object.keys(FACTS).filter((key) => ![...facts.keys()].some((fact) => fact.startsWith(`${key} `)))).toEqual(
      [],
    )
  },
  SLOW_MS,
)

test('the members and restaurants of the examples are those of the seed', () => {
  const now = new Date('2026-11-19T03:30:00Z')
  expect([only('hcId HC20240001 realName'), only('hcId HC20240001 nickName')]).toEqual([
    people.haneul(now).realName,
    people.haneul(now).nickName,
  ])
  expect([only('hcId HC20260318 realName'), only('hcId HC20260318 nickName')]).toEqual([
    people.saebyeok(now).realName,
    people.saebyeok(now).nickName,
  ])
  const named = ['REST000101', 'REST000102', 'REST000103'].map((code) => [
    only(`restaurantCode ${code} restaurantName`),
    only(`restaurantCode ${code} restaurantDesc`),
  ])
  expect(named).toEqual(RESTAURANTS.map(({ restaurantName, restaurantDesc }) => [restaurantName, restaurantDesc]))
})
