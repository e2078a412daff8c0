import { msg } from '@lingui/core/macro'
import { useWrite } from '#src/app/use-write.ts'
import { GOAL_STALE } from '../kit/goal.queries.ts'
import { DAY_STALE } from '#src/domain/day/day-stale.ts'

/** Sets the goal, or changes the one that goes on. The page says a refusal where it belongs. [GOL-06] */
export const useSaveGoal = () =>
  useWrite('post', '/api/goal/goal-info', {
    stale: [...GOAL_STALE, ...DAY_STALE],
    done: msg`목표를 정했어요`,
    failed: null,
  })

/** Height and weight that were asked on the way. */
export const useSaveBodyData = () =>
  useWrite('post', '/api/goal/health-data', { stale: GOAL_STALE, done: null, failed: null })
