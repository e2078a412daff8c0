import { describe, expect, test } from 'vitest'
import { handlerFaults, inOrderOfKeys, readHandlers } from './server.ts'

const PATH = 'server/operations/meal/meal.handlers.ts'
const tags = new Map([
  ['mealList', 'meal'],
  ['mealLike', 'meal'],
  ['myHome', 'my'],
])

describe('the list of handlers', () => {
  const file = (path: string, ...ids: string[]) => ({ path, name: 'xHandlers', ids })

  test('is made when every operation is answered once, in the folder of its tag', () => {
    expect(
      handlerFaults(
        [file(PATH, 'mealList', 'mealLike'), file('server/operations/my/home.handlers.ts', 'myHome')],
        tags,
      ),
    ).toEqual([])
  })

  test('refuses a name that is said twice, and names both files', () => {
    const other = 'server/operations/meal/like.handlers.ts'
    expect(handlerFaults([file(PATH, 'mealList', 'mealLike'), file(other, 'mealLike')], tags)).toEqual([
      `mealLike is answered twice: ${PATH} and ${other}.`,
    ])
  })

  test('refuses an operation that the contract does not have', () => {
    expect(handlerFaults([file(PATH, 'mealLists')], tags)).toEqual([
      `${PATH} answers mealLists, and the contract has no such operation.`,
    ])
  })

  test('refuses a handler in the folder of another tag, and says where it belongs', () => {
    expect(handlerFaults([file(PATH, 'myHome')], tags)).toEqual([
      `${PATH} answers myHome, whose tag is my: it belongs in server/operations/my/.`,
    ])
  })
})

describe('a handlers file', () => {
  const text = (table: string) =>
    `export const LIMIT = 3\nexport function mealHandlers({ db }: Deps) {\n  const find = () => ({ no: 1 })\n  return ${table}\n}\n`

  test('is read by its table: the names of its operations, whatever their handlers hold', async () => {
    const table = `{ mealList: async ({ query }, { hcId }) => { return ok({ deep: 1 }) }, mealLike: like } satisfies Handlers`
    expect(await readHandlers(PATH, text(table))).toEqual({
      path: PATH,
      name: 'mealHandlers',
      ids: ['mealList', 'mealLike'],
    })
  })

  test('is refused with a table whose names cannot be read, or without a function of handlers', async () => {
    await expect(readHandlers(PATH, text('{ ...others, mealList: list } satisfies Handlers'))).rejects.toThrow(
      /each by its name/,
    )
    await expect(readHandlers(PATH, text('{ ["mealList"]: list }'))).rejects.toThrow(/each by its name/)
    await expect(readHandlers(PATH, 'export const mealHandlers = {}')).rejects.toThrow(
      /one function whose name ends in Handlers/,
    )
  })
})

test('nouns stand behind those whose tables their own point at', () => {
  const schema = (...nouns: string[]) =>
    nouns.map((noun) => `import { x } from '#server/domain/${noun}/schema.ts'`).join('\n')
  const nouns = new Map([
    ['allergy', schema('member')],
    ['company', ''],
    ['meal', schema('allergy', 'restaurant')],
    ['member', schema('company')],
    ['restaurant', schema('company')],
  ])
  expect(inOrderOfKeys(nouns)).toEqual(['company', 'member', 'allergy', 'restaurant', 'meal'])
})
