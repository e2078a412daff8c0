import type { Schemas } from '#src/contract/schemas.ts'
import { cutTo, isBeyond } from '#src/lib/letters.ts'
import { profilePicture, type DefaultPicture } from '#src/lib/profile-picture.ts'
import { fromWireTime } from '#src/lib/wire-time.ts'

/** What the list shows first, or only. */
export type Sort = 'newest' | 'liked' | 'mine'

export interface Post {
  seq: number
  author: string
  picture: DefaultPicture
  team: string | null
  text: string
  images: string[]
  likes: number
  replies: number
  isLiked: boolean
  isMine: boolean
  /** Why its words are not shown at once: the member reported it, or several people did. */
  fold: 'ME' | 'MANY' | null
  at: string
  isChanged: boolean
}

export interface Reply {
  seq: number
  author: string
  picture: DefaultPicture
  text: string
  isMine: boolean
  /** As that of a post. */
  fold: 'ME' | 'MANY' | null
  at: string
}

/** Writers are drawn: a picture of their own is not shown to the others. */
const drawn = (usrImg: string): DefaultPicture => {
  const picture = profilePicture(usrImg)
  return picture.kind === 'default' ? picture.picture : 1
}

export const toPost = (wire: Schemas['Cmuty']): Post => ({
  seq: wire.cmutySeq,
  author: wire.nickName,
  picture: drawn(wire.usrImg),
  team: wire.teamNm,
  text: wire.contents,
  images: wire.imgIdList,
  likes: wire.greatCnt,
  replies: wire.replyCnt,
  isLiked: wire.myGreatYn === 'Y',
  isMine: wire.myYn === 'Y',
  fold: wire.foldCode,
  at: wire.regDtm,
  isChanged: wire.updDtm !== null,
})

const BEGINNING = 40

/** The beginning of the newest post that is somebody else's and not folded; undefined where there is none. */
export function newsOf(posts: readonly Schemas['Cmuty'][]): { author: string; text: string } | undefined {
  const newest = posts.find(({ foldCode, myYn }) => foldCode === null && myYn === 'N')
  if (newest === undefined) return undefined
  return {
    author: newest.nickName,
    text: isBeyond(newest.contents, BEGINNING) ? `${cutTo(newest.contents, BEGINNING)}…` : newest.contents,
  }
}

/**
 * The posts of several pages, each once: what is written meanwhile moves the others down, so that the last of a page
 * comes with the next one, too.
 */
export const postsOf = (pages: readonly Schemas['CmutyPage'][]): Post[] => [
  ...new Map(pages.flatMap(({ list }) => list).map((post) => [post.cmutySeq, toPost(post)])).values(),
]

const toReply = (wire: Schemas['CmutyReply']): Reply => ({
  seq: wire.replySeq,
  author: wire.nickName,
  picture: drawn(wire.usrImg),
  text: wire.contents,
  isMine: wire.myYn === 'Y',
  fold: wire.foldCode,
  at: wire.regDtm,
})

/**
 * The replies of the pages that are there, oldest first, each once: where one was taken back, the first of the next
 * page has moved to the one before it.
 */
export const repliesOf = (pages: readonly Schemas['CmutyReplyPage'][]): { total: number; replies: Reply[] } => ({
  total: pages.at(-1)?.totalCnt ?? 0,
  replies: [...new Map(pages.flatMap(({ list }) => list).map((reply) => [reply.replySeq, toReply(reply)])).values()],
})

/** Replies of a page. */
export const REPLIES_OF_PAGE = 50

/** The page on which the newest of so many replies stand. */
export const lastPage = (total: number): number => Math.max(1, Math.ceil(total / REPLIES_OF_PAGE))

/**
 * A post as it will stand once it is liked or no longer, for the moment before the answer. Said twice it stays the
 * same.
 */
export function liked(post: Schemas['Cmuty'], isLiked: boolean): Schemas['Cmuty'] {
  if ((post.myGreatYn === 'Y') === isLiked) return post
  return isLiked
    ? { ...post, myGreatYn: 'Y', greatCnt: post.greatCnt + 1 }
    : { ...post, myGreatYn: 'N', greatCnt: post.greatCnt - 1 }
}

/** Minutes since something was written; never fewer than none, whatever the phone's clock says. */
export function minutesAgo(at: string, now: Date): number {
  const then = fromWireTime(at)
  return then === null ? 0 : Math.max(0, Math.floor((now.getTime() - then.getTime()) / 60_000))
}
