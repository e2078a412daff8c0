import { useMutation } from '@tanstack/react-query'
import { mutation, query } from '#src/contract/query.ts'

/** Employers with a connected directory whose name holds these letters. */
export const employersQuery = (bizNm: string) => query('post', '/api/member/getTomsEntpsList', { body: { bizNm } })

/** Looks somebody up by employer, number and name together; a number or a name alone finds nobody. */
export const useTomsUserInfo = () => useMutation(mutation('post', '/api/member/getTomsAGateUserInfo'))
