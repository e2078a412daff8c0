import type { Language } from '#server/domain/member/language.rules.ts'
import { seoulStamp } from '#server/seoul.ts'
import { yn } from '#server/wire.ts'
import type { Post, Reply, Written } from './queries.ts'
import { FOLDED, foldOf } from './rules.ts'

const minuteOf = (instant: Date): string => seoulStamp(instant).slice(0, 12)

/** A post as one member sees it: what several reported comes without its words and pictures. */
export function postRow(post: Post, language: Language) {
  const foldCode = foldOf(post)
  const isHidden = foldCode === 'MANY'
  return {
    cmutySeq: post.cmutySeq,
    chalnCode: post.chalnCode,
    nickName: post.nickName,
    usrImg: post.usrImg,
    teamNm: post.teamNm,
    contents: isHidden ? FOLDED[language] : post.contents,
    imgIdList: isHidden ? [] : post.imgIds,
    greatCnt: post.greats,
    replyCnt: post.replies,
    myGreatYn: yn(post.isLikedByMe),
    myYn: yn(post.isMine),
    cmplYn: yn(post.isReportedByMe),
    regDtm: minuteOf(post.writtenAt),
    updDtm: post.changedAt && minuteOf(post.changedAt),
    foldCode,
  }
}

/** A reply as one member sees it, folded as a post is; its writer is told that it is their own, and takes it back. */
export function replyRow(reply: Reply, language: Language) {
  const foldCode = foldOf(reply)
  return {
    replySeq: reply.replySeq,
    cmutySeq: reply.cmutySeq,
    nickName: reply.nickName,
    usrImg: reply.usrImg,
    contents: foldCode === 'MANY' ? FOLDED[language] : reply.contents,
    myYn: yn(reply.isMine),
    cmplYn: yn(reply.isReportedByMe),
    regDtm: minuteOf(reply.writtenAt),
    foldCode,
  }
}

export const savedRow = ({ cmutySeq, replySeq, writtenAt }: Exclude<Written, string>) => ({
  cmutySeq,
  replySeq,
  regDtm: minuteOf(writtenAt),
})
