import { msg } from '@lingui/core/macro'
import { useWrite } from '#src/app/use-write.ts'
import { query } from '#src/contract/query.ts'

const TARGET = '/api/chalen/challenge/chalTarget'

export const targetQuery = (chalnCode: string) => query('get', TARGET, { params: { query: { chalnCode } } })
/** What can be chosen: a weight, where there is a reading to begin from. */
export const choicesQuery = (chalnCode: string) =>
  query('get', '/api/chalen/challenge/chalTargetList', { params: { query: { chalnCode } } })
export const levelsQuery = (chalnCode: string) =>
  query('get', '/api/chalen/challenge/chalTargetOptCode', { params: { query: { chalnCode, targetCode: 'BW' } } })

export const useSaveTarget = () =>
  useWrite('post', '/api/chalen/challenge/saveChalTarget', {
    stale: [
      TARGET,
      '/api/chalen/challenge/getChalnInfo',
      '/api/chalen/challenge/chalIndicatorChart',
      '/api/chalen/challenge/chalList',
    ],
    done: msg`목표를 적어 뒀어요`,
    failed: null,
  })
