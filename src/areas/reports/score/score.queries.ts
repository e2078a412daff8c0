import { queryOptions } from '@tanstack/react-query'
import { query } from '#src/contract/query.ts'
import type { SampleCode } from '#src/domain/preview/sample.ts'

const kept = { meta: { keptOffline: true } } as const

/** The score as of today, with its parts and months. */
export const scoreQuery = () => queryOptions({ ...query('post', '/api/healthlog/healthScore', { body: {} }), ...kept })

/** The score of a sample member. */
export const sampleScoreQuery = (sampleCode: SampleCode) =>
  query('post', '/api/preview/helhScore', { body: { sampleCode } })

/** The measurements behind it. */
export const analysisQuery = () =>
  queryOptions({ ...query('post', '/api/healthlog/detailAnalysis', { body: {} }), ...kept })

/** Those of a sample member. */
export const sampleAnalysisQuery = (sampleCode: SampleCode) =>
  query('post', '/api/preview/detailAnalysis', { body: { sampleCode } })
