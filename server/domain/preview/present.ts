/** Drafts as the wire has them. */
import type { contentDrafts, reportDrafts } from './schema.ts'

/** The address of a file of the operator; null without one. */
const at = (origin: string, path: string | null) => (path === null ? null : `${origin}/${path}`)

export const previewReport = (
  {
    tempReportSeq,
    kind,
    title,
    startDt,
    endDt,
    confirmYn,
    writerNm,
    updDtm,
    sections,
  }: typeof reportDrafts.$inferSelect,
  nickName: string,
  origin: string,
) => ({
  tempReportSeq,
  reportType: kind,
  title,
  startDt,
  endDt,
  nickName,
  confirmYn,
  writerNm,
  updDtm,
  sectionList: sections.map((section) => ({
    sectionType: section.kind,
    subTitle: section.title,
    contents: section.text,
    imgUrl: at(origin, section.imgPath),
    valueList: section.values.map(({ name, value, before, status }) => ({
      valueNm: name,
      valueTxt: value,
      prevTxt: before,
      statusCode: status,
    })),
  })),
})

export const previewContent = (
  {
    cntntsSeq,
    category,
    title,
    summary,
    thumbPath,
    videoPath,
    authorNm,
    readMin,
    openYn,
    openDtm,
    paragraphs,
  }: typeof contentDrafts.$inferSelect,
  origin: string,
) => ({
  cntntsSeq,
  categoryCode: category,
  title,
  summaryTxt: summary,
  thumbUrl: at(origin, thumbPath),
  authorNm,
  readMin,
  videoUrl: at(origin, videoPath),
  openYn,
  openDtm,
  paragraphs: paragraphs.map((paragraph) => ({
    subTitle: paragraph.title,
    contents: paragraph.text,
    imgUrl: at(origin, paragraph.imgPath),
  })),
})
