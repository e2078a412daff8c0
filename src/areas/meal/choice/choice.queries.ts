import { useWrite } from '#src/app/use-write.ts'
import { query } from '#src/contract/query.ts'

/** Meals that members choose beforehand. Without a restaurant those of all that the member uses. */
export const choicesQuery = (restaurantCode: string | undefined, background = false) =>
  query('get', '/api/meal/getChoiseList', {
    params: { query: { ...(restaurantCode && { restaurantCode }) } },
    background,
  })

/** A member has one voice: another choice moves it, the same again changes nothing. */
export const useSetChoice = (onAnswer: () => void) =>
  useWrite('post', '/api/meal/setChoise', { stale: ['/api/meal/getChoiseList'], done: null, failed: null, onAnswer })
