import { type Language, wordsIn } from '#server/domain/member/language.rules.ts'
import { orNull } from '#server/wire.ts'
import type { careContents } from './schema.ts'

type Row = typeof careContents.$inferSelect

/** In what language it is told, and where the operator's pictures are. */
type View = { language: Language; pictureOrigin: string }

export function storyRow(row: Row, { language, pictureOrigin }: View) {
  return {
    contentsSeq: row.contentsSeq,
    categoryCode: row.category,
    title: wordsIn({ ko: row.title, en: row.titleEng }, language),
    summaryTxt: wordsIn({ ko: row.summary, en: row.summaryEng }, language),
    thumbUrl: orNull(row.thumbPath, (path) => `${pictureOrigin}/${path}`),
    readMin: row.readMin,
    regDt: row.regDt,
    viewCnt: row.viewCnt,
  }
}

export function storyDetail(row: Row, related: readonly Row[], view: View) {
  const { language, pictureOrigin } = view
  const picture = (path: string | null) => orNull(path, (one) => `${pictureOrigin}/${one}`)
  return {
    ...storyRow(row, view),
    authorNm: wordsIn({ ko: row.authorNm, en: row.authorNmEng }, language),
    videoUrl: picture(row.videoPath),
    paragraphs: row.paragraphs.map(({ title, titleEng, text, textEng, imgPath }) => ({
      subTitle: language === 'en' ? titleEng : title,
      contents: wordsIn({ ko: text, en: textEng }, language),
      imgUrl: picture(imgPath),
    })),
    relatedList: related.map((one) => storyRow(one, view)),
  }
}
