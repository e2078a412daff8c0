import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, describe, expect, test } from 'vitest'
import { lintFindings } from './bundle.ts'

// What somebody is told who writes the contract and makes a mistake that no rule of ours can look at.

const folder = mkdtempSync(join(tmpdir(), 'hansang-bundle-'))
afterAll(() => rmSync(folder, { recursive: true, force: true }))
mkdirSync(join(folder, 'paths'))

const GOOD = `mealList:
  get:
    operationId: mealList
    summary: Meals
    tags: [meal]
    x-provenance: { level: assumed, source: a test }
    responses:
      '200':
        description: Meals.
        content:
          application/json:
            schema: { $ref: '#/Data' }
Data:
  type: object
  properties: { a: { type: integer, description: A. } }
`
/** The findings over a contract with this file of paths. */
async function told(paths: string): Promise<string[]> {
  writeFileSync(join(folder, 'paths', 'meal.yaml'), paths)
  writeFileSync(
    join(folder, 'openapi.yaml'),
    "openapi: 3.1.0\ninfo: { title: test, version: '1' }\npaths:\n  /api/meal:\n    $ref: paths/meal.yaml#/mealList\n",
  )
  return lintFindings([join(folder, 'openapi.yaml')])
}

describe('a mistake in a file of the contract', () => {
  test.each([
    ['a tab', GOOD.replace('    summary', '\tsummary'), 4, 'tab characters'],
    ['a lost colon', GOOD.replace('summary: Meals', 'summary Meals'), 5, 'multiline key'],
    [
      'a doubled key',
      GOOD.replace('    summary: Meals\n', '    summary: Meals\n    summary: Meals\n'),
      5,
      'duplicated mapping key',
    ],
    ['an open bracket', GOOD.replace('[meal]', '[meal'), 6, ''],
  ])('%s names the file and the line, once', async (_what, text, line, words) => {
    const findings = await told(text)
    expect(findings).toEqual([
      expect.stringMatching(new RegExp(`paths/meal\\.yaml:${line}:\\d+ +Failed to parse: .*${words}`)) as string,
    ])
  })

  test('a reference that leads nowhere is named', async () => {
    expect(await told(GOOD.replace('#/Data', '#/Date'))).toContainEqual(
      expect.stringContaining('mealList: Can\'t resolve $ref "#/Date"'),
    )
  })

  test('an answer without the envelope is told first, before what follows from it', async () => {
    expect((await told(GOOD))[0]).toContain('The answer is not the envelope')
  })

  test('an operation that no path refers to is told, with what to write', async () => {
    const findings = await told(`${GOOD}mealSave:\n  post:\n    operationId: mealSave\n    x-provenance: assumed\n`)
    expect(findings).toContainEqual(
      expect.stringMatching(
        /paths\/meal\.yaml:16 +mealSave: No path of openapi\.yaml refers to it\. Write: .*\$ref: paths\/meal\.yaml#\/mealSave/,
      ),
    )
    // What is referred to from the same file is no operation.
    expect(findings.filter((line) => line.includes('refers to it'))).toHaveLength(1)
  })

  test('a provenance of one word is told its shape', async () => {
    expect(await told(GOOD.replace('{ level: assumed, source: a test }', 'assumed'))).toContainEqual(
      expect.stringContaining('x-provenance is "assumed". Write: x-provenance: { level: assumed, source: why }'),
    )
  })
})
