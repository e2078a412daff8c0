import { queryOptions, type QueryClient } from '@tanstack/react-query'
import { api } from '#src/contract/api.ts'
import { unwrap } from '#src/contract/envelope.ts'
import { toFormData } from '#src/contract/form-data.ts'
import { keyOf, query } from '#src/contract/query.ts'
import { addDays, type Day } from '#src/lib/days.ts'
import { menuIdOf, placeOfMenuId, sentAlready, titleOf, type AskKind, type AskWords } from './ask.ts'
import { deliver, type Delivered } from './deliver.ts'

const LIST = '/api/customer/app-qna/list'

/** What the form needs: topics, restaurant, address, limits. */
export const askQuery = (type: AskKind) =>
  query('get', '/api/customer/qna/regi-info/{type}', { params: { path: { type } } })

/** Courses of a restaurant on a day, what was eaten first. */
export const coursesQuery = (restaurantCode: string, menuDt: Day) =>
  query('get', '/api/customer/voc/menu-list', { params: { query: { restaurantCode, menuDt } } })

/**
 * For the cafeteria's form: courses of today and yesterday, or of the day that the address names, so that one of them
 * stands in the form already.
 */
export const nearCoursesQuery = (kind: AskKind, today: Day, menuId: string | undefined) =>
  queryOptions({
    queryKey: ['/api/customer/voc/menu-list', 'near', kind, today, menuId] as const,
    queryFn: async ({ client }) => {
      const wanted = placeOfMenuId(menuId)
      if (kind === 'appqna') return { today: [], before: [] }
      const { restaurantCode } = await client.ensureQueryData(askQuery('voc'))
      if (wanted)
        return { today: await client.ensureQueryData(coursesQuery(wanted.restaurantCode, wanted.menuDt)), before: [] }
      if (restaurantCode === null) return { today: [], before: [] }
      const [of, before] = await Promise.all(
        [today, addDays(today, -1)].map((day) => client.ensureQueryData(coursesQuery(restaurantCode, day))),
      )
      return { today: of ?? [], before: before ?? [] }
    },
  })

interface Sending {
  kind: AskKind
  words: AskWords
  /** Restaurant where no course says it. */
  restaurantCode: string | null
  photos: readonly Blob[]
  /** When it was first tried, in vain; null now. */
  triedMs: number | null
  now: Date
  onShare: (share: number) => void
}

/** Sends an inquiry with its photographs, once. */
export async function sendAsk(
  client: QueryClient,
  { kind, words, restaurantCode, photos, triedMs, now, onShare }: Sending,
): Promise<Delivered> {
  const contents = words.text.trim()
  const title = titleOf(contents)
  const place = words.course?.restaurantCode ?? restaurantCode
  const menuId = words.course && menuIdOf(words.course)
  const body = {
    type: kind,
    qnaTypeCode: words.topic,
    title,
    contents,
    ...(place !== null && { restaurantCode: place }),
    ...(menuId !== null && { menuId }),
    emailYn: words.email ? ('Y' as const) : ('N' as const),
    ...(words.info.length > 0 && { appInfoTxt: words.info.join(' · ') }),
    // The contract writes a file of a form as a text; toFormData takes it as it is.
    files: photos.map(
      (photo, at) => new File([photo], `${String(at + 1)}.jpg`, { type: 'image/jpeg' }),
    ) as unknown as string[],
  }
  const send = () =>
    unwrap(api.POST('/api/customer/app-qna/save', { body, bodySerializer: toFormData, onUpload: onShare }))
  const find = async () => {
    const page = await unwrap(
      api.GET(LIST, { params: { query: { type: kind, pageNo: 1, pageSize: 20 } }, background: true }),
    )
    return sentAlready(
      page.list,
      { title, contents, restaurantCode: place, menuId, photos: photos.length },
      triedMs ?? now.getTime(),
    )
  }
  const delivered = await deliver({ send, find }, triedMs !== null)
  await client.invalidateQueries({ queryKey: keyOf(LIST) })
  return delivered
}
