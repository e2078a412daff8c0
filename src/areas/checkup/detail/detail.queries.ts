import { msg } from '@lingui/core/macro'
import { queryOptions } from '@tanstack/react-query'
import { useWrite } from '#src/app/use-write.ts'
import { query } from '#src/contract/query.ts'

/** One with its values. Reading it marks it as looked at; the same answer is kept for reading without a connection. */
export const detailQuery = (checkupSeq: number) => queryOptions({ ...query('post', '/api/healthcheckup/getCheckupDetail', { body: { checkupSeq } }), meta: { keptOffline: true } })

/** The newest; null without any. */
export const newestQuery = () => queryOptions({ ...query('post', '/api/healthcheckup/getLastResult'), meta: { keptOffline: true } })

/** What is usual. Never holds the page up. [HCU-04] */
export const referencesQuery = () => query('post', '/api/healthcheckup/getMyHealthCheckupReference', { background: true })

/** What was measured since. Never holds the page up. [HCU-04] */
export const sinceQuery = (checkupSeq: number) => query('post', '/api/healthcheckup/getHealthDataCheck', { body: { checkupSeq }, background: true })

/** Withdrawn, all that was fetched is deleted. [HCU-02] */
export const useWithdraw = () =>
  useWrite('post', '/api/healthcheckup/changeHealthCheckupAgree', {
    stale: [
      '/api/healthcheckup/getLastResult',
      '/api/healthcheckup/getCheckupDetail',
      '/api/healthlog/myChkupHelh/helhTitle',
      '/api/healthlog/myChkupHelh/chkupHelh',
      '/api/healthlog/health/Healthscreen',
      '/api/healthlog/healthScore',
    ],
    done: msg`동의를 거두고 검진 결과를 지웠어요`,
  })
