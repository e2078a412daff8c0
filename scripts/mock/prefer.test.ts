import { describe, expect, test } from 'vitest'
import type { Document, Operation } from '../gen/document.ts'
import { preferOf } from './prefer.ts'

const operation = (operationId: string): Operation => ({ operationId, tags: ['a'], summary: '', responses: {}, 'x-provenance': { level: 'assumed', source: '' } })
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
    expect(prefer('GET', '/api/notices?pageNo=1', 'a=b; prefer.noticeList=200.empty; c=d')).toBe('code=200, example=empty')
    expect(prefer('GET', '/api/notices', 'prefer.noticeList=500')).toBe('code=500')
  })

  test('goes by method and by the whole path, with its parameters filled in', () => {
    expect(prefer('POST', '/api/notices', 'prefer.noticeList=200.empty')).toBeUndefined()
    expect(prefer('GET', '/api/goal/last/20261119.do', 'prefer.goalOfDay=404.notFound')).toBe('code=404, example=notFound')
    expect(prefer('GET', '/api/goal/last/20261119xdo', 'prefer.goalOfDay=404.notFound')).toBeUndefined()
  })

  test('a cookie that names nothing or no status is no wish', () => {
    expect(prefer('GET', '/api/notices', 'prefer.noSuch=200; prefer.noticeList=soon; xprefer.noticeList=500')).toBeUndefined()
  })
})
