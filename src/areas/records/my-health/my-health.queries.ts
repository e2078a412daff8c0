import { queryOptions, type QueryClient } from '@tanstack/react-query'
import { query } from '#src/contract/query.ts'

const kept = { meta: { keptOffline: true } } as const

/** The newest height and weight of the person. */
export const personQuery = () => queryOptions({ ...query('get', '/api/healthlog/healthUserData'), ...kept })

/** Sight and hearing over the check-ups; empty without the consent to show them. */
export const sensesQuery = () => query('get', '/api/healthlog/health/MyEyeEarRecordGraph', { background: true })

/** When the body was last measured on an InBody, and where. */
export const inbodyQuery = () => query('post', '/api/mypage/getInbodyDate', { body: {}, background: true })

export const loadMyHealth = (queries: QueryClient) => queries.ensureQueryData(personQuery())
