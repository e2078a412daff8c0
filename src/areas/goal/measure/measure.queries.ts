import { msg } from '@lingui/core/macro'
import { useWrite } from '#src/app/use-write.ts'
import { query } from '#src/contract/query.ts'
import { GOAL_STALE } from '../kit/goal.queries.ts'

/** The newest day, for what the fields show before they are filled. [GOL-11] */
export const lastQuery = () => query('post', '/api/goal/getLastHealthData', { body: {} })

/** Whether the employer lets values be typed. */
export const directQuery = () => query('get', '/api/my/helhidxDirectYn', { background: true })

/** Where a device stands. */
export const placesQuery = () => query('post', '/api/goal/getLookinBodyRestaurants', { body: {}, background: true })

export const useSaveHealthData = () =>
  useWrite('post', '/api/goal/health-data', { stale: GOAL_STALE, done: msg`적어 두었어요`, failed: null })
