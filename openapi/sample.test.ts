import { beforeAll, describe, expect, test } from 'vitest'
import { bundleContract } from '../scripts/gen/bundle.ts'
import { operationsOf, type Entry } from '../scripts/gen/document.ts'
import { readContract, type ContractReader } from './contract-reader.ts'

const SLOW_MS = 60_000

let sample: ContractReader
let ours: Entry[]
beforeAll(async () => {
  sample = await readContract('sample')
  ours = operationsOf(await bundleContract())
}, SLOW_MS)

describe('the test calls in the contract', () => {
  test('take boardSeq as the id of a sample record [PRD-09]', () => {
    for (const id of ['sampleDetail', 'sampleUpdate', 'sampleDelete']) {
      const path = sample.parameters(id).filter((parameter) => parameter.in === 'path')
      expect(path.map(({ name, schema }) => [name, schema])).toEqual([
        ['id', { $ref: '#/components/schemas/BoardSeq' }],
      ])
    }
    expect(sample.requiredOf(sample.shape('SampleBoard'))).toContain('boardSeq')
  })

  test('stand beside the member screens: the shell asks its own at the root [PRD-09]', () => {
    expect(ours.filter(({ area }) => area === 'retrofit').map(({ method, path }) => `${method} ${path}`)).toEqual([
      'get /retrofit/sample/userInfo',
    ])
    expect(sample.operations.map(({ method, path }) => `${method} ${path}`).sort()).toEqual([
      'delete /api/sample/{id}',
      'get /api/sample',
      'get /api/sample/{id}',
      'post /api/sample',
      'put /api/sample/{id}',
    ])
  })

  test('carry the values of a PUT in its body, never in the query [HTP-18]', () => {
    const puts = ours.filter(({ method }) => method === 'put')
    expect(puts.map(({ id }) => id)).toContain('sampleUpdate')
    expect(puts.filter(({ operation }) => operation.requestBody === undefined).map(({ id }) => id)).toEqual([])
    expect(
      puts.filter(({ parameters }) => parameters.some((parameter) => parameter.in === 'query')).map(({ id }) => id),
    ).toEqual([])
  })
})
