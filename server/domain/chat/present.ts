import { type Language, wordsIn } from '#server/domain/member/language.rules.ts'
import { orNull } from '#server/wire.ts'
import type { chatCounsellors, chatTemplates } from './schema.ts'

type Counsellor = typeof chatCounsellors.$inferSelect

/** What a message is about, in words of the member's language. */
export interface TemplateAbout {
  service: string
  day: string
  when: string
  /** Null where nobody goes anywhere. */
  where: string | null
  /** `YYYYMMDDHHmm`: when it was sent. */
  sendDtm: string
}

const ITEMS = { when: { ko: '일시', en: 'When' }, where: { ko: '장소', en: 'Where' } }

export const counsellorName = ({ cnstntNm, cnstntNmEng }: Counsellor, language: Language): string =>
  wordsIn({ ko: cnstntNm, en: cnstntNmEng }, language)

export function chatTemplate(
  row: typeof chatTemplates.$inferSelect,
  filled: { name: string; about: TemplateAbout | undefined; counsellor: Counsellor | undefined; roomId: string | null },
  language: Language,
) {
  const { name, about, counsellor, roomId } = filled
  const said = (text: string) =>
    text
      .replaceAll('{name}', name)
      .replaceAll('{service}', about?.service ?? '')
      .replaceAll('{day}', about?.day ?? '')
  return {
    templateCode: row.templateCode,
    templateType: row.templateType,
    title: said(wordsIn({ ko: row.title, en: row.titleEng }, language)),
    contents: said(wordsIn({ ko: row.contents, en: row.contentsEng }, language)),
    imgUrl: null,
    cnstntId: counsellor?.cnstntId ?? null,
    cnstntNm: orNull(counsellor ?? null, (one) => counsellorName(one, language)),
    roomId,
    sendDtm: about?.sendDtm ?? null,
    itemList:
      about === undefined
        ? []
        : [
            { itemNm: ITEMS.when[language], itemTxt: about.when },
            ...(about.where === null ? [] : [{ itemNm: ITEMS.where[language], itemTxt: about.where }]),
          ],
    buttonList: row.buttons.map(({ name: ko, nameEng: en, type, target }) => ({
      buttonNm: wordsIn({ ko, en }, language),
      buttonType: type,
      target,
    })),
  }
}
