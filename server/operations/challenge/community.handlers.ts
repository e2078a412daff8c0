/** The community of a challenge. Who is not in it finds nothing of it [CHA-09]. */
import { badRequest, type Handlers, ok, refuse } from '#server/contract.ts'
import { postRow, replyRow, savedRow } from '#server/domain/community/present.ts'
import { communityQueries } from '#server/domain/community/queries.ts'
import { REASONS } from '#server/domain/community/rules.ts'
import { languageQueries } from '#server/domain/member/language.queries.ts'
import { yn } from '#server/wire.ts'
import type { Deps } from '../deps.ts'

const GONE = { ko: '지웠거나 없는 글이에요.', en: 'That post is gone.' }
const NO_CHALLENGE = { ko: '참여 중인 챌린지가 아니에요.', en: 'You are not in that challenge.' }
const ALREADY_REPORTED = { ko: '이미 신고한 글이에요.', en: 'You reported this already.' }

const pageOf = ({ pageNo = 1, pageSize = 20 }: { pageNo?: number; pageSize?: number }) => ({
  offset: (pageNo - 1) * pageSize,
  limit: pageSize,
})

export function communityHandlers({ db, clock }: Deps) {
  const community = communityQueries(db)
  const { languageOf } = languageQueries(db)

  return {
    challengeChalComunityLatestList: async ({ query: { chalnCode, listCnt = 3 } }, caller) => {
      const [seat, language] = await Promise.all([
        community.seat(caller.hcId, chalnCode),
        languageOf(caller.hcId, caller),
      ])
      if (seat === undefined) return refuse(404, 'notFound', NO_CHALLENGE[language])
      const { list } = await community.page(caller.hcId, chalnCode, {
        sort: 'LATEST',
        isMine: false,
        offset: 0,
        limit: listCnt,
      })
      return ok(list.map((post) => postRow(post, language)))
    },

    challengeChalComunityList: async ({ query: { chalnCode, sortType = 'LATEST', myYn = 'N', ...page } }, caller) => {
      const [seat, language] = await Promise.all([
        community.seat(caller.hcId, chalnCode),
        languageOf(caller.hcId, caller),
      ])
      if (seat === undefined) return refuse(404, 'notFound', NO_CHALLENGE[language])
      const { totalCnt, list } = await community.page(caller.hcId, chalnCode, {
        sort: sortType,
        isMine: myYn === 'Y',
        ...pageOf(page),
      })
      return ok({ totalCnt, list: list.map((post) => postRow(post, language)) })
    },

    challengeChalComunityDetail: async ({ query: { cmutySeq } }, caller) => {
      const [seat, language] = await Promise.all([
        community.seatAt(caller.hcId, cmutySeq),
        languageOf(caller.hcId, caller),
      ])
      const post = seat && (await community.one(caller.hcId, seat, cmutySeq))
      return post === undefined ? refuse(404, 'notFound', GONE[language]) : ok(postRow(post, language))
    },

    challengeChalComunityDetailCommentList: async ({ query: { cmutySeq, ...page } }, caller) => {
      const [seat, language] = await Promise.all([
        community.seatAt(caller.hcId, cmutySeq),
        languageOf(caller.hcId, caller),
      ])
      if (seat === undefined) return refuse(404, 'notFound', GONE[language])
      const { totalCnt, list } = await community.repliesTo(caller.hcId, seat, cmutySeq, pageOf(page))
      return ok({ totalCnt, list: list.map((reply) => replyRow(reply, language)) })
    },

    challengeSaveCmuty: async ({ body: { chalnCode, cmutySeq, upCmutySeq, contents: typed, imgIdList } }, caller) => {
      const { hcId } = caller
      const contents = typed.trim()
      if (contents === '') return badRequest('contents')
      if (cmutySeq !== undefined && upCmutySeq !== undefined) return badRequest('upCmutySeq')
      if (upCmutySeq !== undefined && imgIdList !== undefined && imgIdList.length > 0) return badRequest('imgIdList')
      const [seat, language] = await Promise.all([community.seat(hcId, chalnCode), languageOf(hcId, caller)])
      if (seat === undefined) return refuse(404, 'notFound', NO_CHALLENGE[language])
      const now = clock.now()
      const written =
        upCmutySeq !== undefined
          ? await community.reply(hcId, seat, upCmutySeq, contents, now)
          : cmutySeq !== undefined
            ? await community.change(hcId, seat, cmutySeq, { contents, imgIds: imgIdList }, now)
            : await community.write(hcId, seat, { contents, imgIds: imgIdList ?? [] }, now)
      if (written === 'gone') return refuse(404, 'notFound', GONE[language])
      return written === 'noPicture' ? badRequest('imgIdList') : ok(savedRow(written))
    },

    challengeDeleteCmuty: async ({ body: { cmutySeq } }, caller) =>
      (await community.remove(caller.hcId, cmutySeq))
        ? ok({ resultCnt: 1 })
        : refuse(404, 'notFound', GONE[await languageOf(caller.hcId, caller)]),

    challengeDeleteCmutyReply: async ({ body: { cmutySeq, replySeq } }, caller) =>
      (await community.removeReply(caller.hcId, cmutySeq, replySeq))
        ? ok({ resultCnt: 1 })
        : refuse(404, 'notFound', GONE[await languageOf(caller.hcId, caller)]),

    challengeUpdateCmutyGreat: async ({ body: { cmutySeq, greatYn } }, caller) => {
      const seat = await community.seatAt(caller.hcId, cmutySeq)
      const greatCnt = seat && (await community.like(caller.hcId, seat, cmutySeq, greatYn === 'Y'))
      if (greatCnt === undefined) return refuse(404, 'notFound', GONE[await languageOf(caller.hcId, caller)])
      return ok({ cmutySeq, myGreatYn: greatYn, greatCnt })
    },

    challengeInsertCmpl: async ({ body: { cmutySeq, replySeq, cmplCode, cmplTxt } }, caller) => {
      const reason = REASONS.find((each) => each.cmplCode === cmplCode)
      const words = cmplTxt?.trim() || null
      if (reason === undefined) return badRequest('cmplCode')
      if (reason.asksText && words === null) return badRequest('cmplTxt')
      const [seat, language] = await Promise.all([
        community.seatAt(caller.hcId, cmutySeq),
        languageOf(caller.hcId, caller),
      ])
      const isOwn = seat && (await community.isOwn(caller.hcId, seat, cmutySeq, replySeq))
      if (seat === undefined || isOwn === undefined) return refuse(404, 'notFound', GONE[language])
      if (isOwn) return badRequest('cmutySeq')
      const isNew = await community.report(
        caller.hcId,
        seat,
        { cmutySeq, replySeq, cmplCode, cmplTxt: words },
        clock.now(),
      )
      return isNew ? ok({ resultCnt: 1 }) : refuse(409, 'alreadyReported', ALREADY_REPORTED[language])
    },

    challengeChalCmplOptCodeList: async (_input, caller) => {
      const language = await languageOf(caller.hcId, caller)
      return ok(
        REASONS.map(({ cmplCode, name, asksText }) => ({ cmplCode, cmplNm: name[language], textYn: yn(asksText) })),
      )
    },
  } satisfies Handlers
}
