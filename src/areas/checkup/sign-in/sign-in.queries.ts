import { queryOptions } from '@tanstack/react-query'
import { useWrite } from '#src/app/use-write.ts'
import { query } from '#src/contract/query.ts'
import { toProvider } from './sign-in.ts'

export const providersQuery = () =>
  queryOptions({ ...query('get', '/api/healthlog/healthLoginExtCode'), select: (rows) => rows.map(toProvider) })

export const companiesQuery = () => query('get', '/api/healthlog/healthTelecomCode')

/** Who is meant, as far as it is known, and who confirmed last. */
export const personQuery = () => query('get', '/api/healthlog/healthUserData')

/** The consent with its text. [HCU-02] */
export const consentQuery = () => query('post', '/api/healthcheckup/getMyHealthCheckupAgree')

/** Whether nothing was ever fetched: then it is said first what this is. */
export const firstCheckQuery = () => query('post', '/api/healthcheckup/getMyHealthCheckupFirstCheck')

/** What is wrong is said here: what was fetched before is not. */
export const useCheckupAgreement = () =>
  useWrite('post', '/api/healthcheckup/changeHealthCheckupAgree', {
    stale: ['/api/healthcheckup/getMyHealthCheckupAgree', '/api/healthlog/myChkupHelh/helhTitle'],
    done: null,
  })

/** What new check-ups make old. */
export const FETCHED_STALE = [
  '/api/healthcheckup/getLastResult',
  '/api/healthcheckup/getCheckupDetail',
  '/api/healthcheckup/getMyHealthCheckupFirstCheck',
  '/api/healthlog/myChkupHelh/helhTitle',
  '/api/healthlog/myChkupHelh/chkupHelh',
  '/api/healthlog/health/Healthscreen',
  '/api/healthlog/healthScore',
  '/api/healthlog/healthUserData',
  '/api/goal/health-age/{healthAgeType}',
] as const
