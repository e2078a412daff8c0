import { describe, expect, test } from 'vitest'
import type { Document, Operation } from '../gen/document.ts'
import { preferOf, strangeWishes } from './prefer.ts'

const operation = (operationId: string): Operation => ({
  operationId,
  tags: ['a'],
  summary: '',
  responses: {},
  'x-provenance': { level: 'assumed', source: '' },
})
const document: Document = {
  tags: [],
  components: {},
  paths: {
    '/api/notices': { get: operation('noticeList'), post: operation('noticeSave') },
    '/api/goal/{term}/{date}.do': { get: operation('goalOfDay') },
  },
}
const prefer = (method: string, url: string, cookies: string) => preferOf(document, method, url, cookies)

describe('choosing a mocked answer by cookie', () => {
  test('names code and example of one operation, among other cookies', () => {
    expect(prefer('GET', '/api/notices?pageNo=1', 'a=b; prefer.noticeList=200.empty; c=d')).toBe(
      'code=200, example=empty',
    )
    expect(prefer('GET', '/api/notices', 'prefer.noticeList=500')).toBe('code=500')
  })

  test('goes by method and by the whole path, with its parameters filled in', () => {
    expect(prefer('POST', '/api/notices', 'prefer.noticeList=200.empty')).toBeUndefined()
    expect(prefer('GET', '/api/goal/last/20261119.do', 'prefer.goalOfDay=404.notFound')).toBe(
      'code=404, example=notFound',
    )
    expect(prefer('GET', '/api/goal/last/20261119xdo', 'prefer.goalOfDay=404.notFound')).toBeUndefined()
  })

  test('a cookie that names nothing or no status is no wish', () => {
    expect(
      prefer('GET', '/api/notices', 'prefer.noSuch=200; prefer.noticeList=soon; xprefer.noticeList=500'),
    ).toBeUndefined()
  })

  test('a wish that chooses nothing is told: the name, the status, the example', () => {
    const listed = {
      ...operation('noticeList'),
      responses: {
        200: {
          content: { 'application/json': { schema: {}, examples: { default: { value: 1 }, empty: { value: 2 } } } },
        },
      },
    }
    const described = { ...document, paths: { '/api/notices': { get: listed } } }
    const told = (cookies: string) => strangeWishes(described, cookies)
    expect(told('a=b; prefer.noticeList=200.empty; prefer.noticeList=; c=d')).toEqual([])
    expect(told('prefer.noticelist=200')).toEqual([
      expect.stringContaining('no operation is called noticelist; there is noticeList'),
    ])
    expect(told('prefer.noticeList=500')).toEqual([expect.stringContaining('noticeList has no answer 500, only 200')])
    expect(told('prefer.noticeList=200.emty')).toEqual([
      expect.stringContaining('has no example emty, only default, empty'),
    ])
    expect(told('prefer.noticeList=soon')).toEqual([expect.stringContaining('prefer.operationId=200.empty')])
  })
})
