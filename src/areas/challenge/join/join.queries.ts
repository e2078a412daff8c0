import { queryOptions } from '@tanstack/react-query'
import { useWrite } from '#src/app/use-write.ts'
import { query } from '#src/contract/query.ts'
import { SHOWS_MEMBERSHIP } from '../challenge.queries.ts'

export const termsQuery = (chalnCode: string) =>
  query('get', '/api/chalen/challenge/getChalTerms', { params: { query: { chalnCode } } })
export const agreementQuery = (chalnCode: string) =>
  query('post', '/api/chalen/challenge/getChalnTermAgree', { body: { chalnCode } })
/** Whether a phone counts the member's steps. */
export const phoneQuery = () =>
  queryOptions({
    ...query('get', '/api/healthlog/myLog/MhrlsInterlock'),
    select: (rows) => rows.some(({ deviceType, linkYn }) => deviceType === 'PHONE' && linkYn === 'Y'),
  })
export const useAgreeToChallengeTerms = () =>
  useWrite('post', '/api/chalen/challenge/insertChalTerms', {
    stale: ['/api/chalen/challenge/getChalnTermAgree'],
    done: null,
  })
/**
 * The screen says how it went: it may have gone well though no answer came. Refused for terms, it has them asked again.
 */
export const useJoin = () =>
  useWrite('post', '/api/chalen/challenge/insertChalJoin', {
    stale: [...SHOWS_MEMBERSHIP, '/api/chalen/challenge/getChalnTermAgree'],
    done: null,
    failed: null,
  })
