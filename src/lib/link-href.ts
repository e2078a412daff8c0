/** What a message or a link from outside may carry beside the name of a route. */
export interface LinkParams {
  recommCode?: string | null | undefined
  chalnCode?: string | null | undefined
  /** The number of what the route is to show. */
  linkSeq?: number | null | undefined
}

/** How the routes call that number, by the beginning of their address. */
const SEQ_NAMES: readonly (readonly [path: string, name: string])[] = [
  ['/service/event/', 'eventSeq'],
  ['/customer/announce/', 'announceSeq'],
  ['/customer/', 'qnaSeq'],
  ['/mypage/wellOrder/', 'smartOrderSeq'],
  ['/counseling/', 'rsrvSeq'],
  ['/service/battle/', 'batSeq'],
]

/** The address that a link opens: its values travel as query values, where there are any. [RSM-12] */
export function linkHref(path: string, { recommCode, chalnCode, linkSeq }: LinkParams): string {
  const query = new URLSearchParams()
  if (recommCode) query.set('recommCode', recommCode)
  if (chalnCode) query.set('chalnCode', chalnCode)
  const seqName = SEQ_NAMES.find(([begin]) => path.startsWith(begin))?.[1]
  if (seqName !== undefined && linkSeq) query.set(seqName, String(linkSeq))
  return query.size > 0 ? `${path}?${query.toString()}` : path
}
