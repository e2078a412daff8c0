import { useLingui } from '@lingui/react/macro'
import type { ImagePickerWords } from '#src/ui/image-picker/image-picker.tsx'

// What the widgets with many words say wherever they stand, so that every screen says it alike. Spread the answer; a screen
// with words of its own puts them after it.

/** Words of DateField and MonthCalendar, with the language they write their days in. */
export function useCalendarWords() {
  const { t, i18n } = useLingui()
  return {
    language: i18n.locale,
    title: t`날짜 고르기`,
    closeLabel: t`닫기`,
    previousLabel: t`이전 달`,
    nextLabel: t`다음 달`,
    markLabel: t`기록 있음`,
    placeholder: t`골라 주세요`,
  }
}

/** Words of TimeField. */
export function useTimeWords() {
  const { t, i18n } = useLingui()
  return {
    language: i18n.locale,
    title: t`시간 고르기`,
    closeLabel: t`닫기`,
    confirm: t`정하기`,
    halfLabel: t`오전과 오후`,
    hourLabel: t`몇 시`,
    minuteLabel: t`몇 분`,
    placeholder: t`골라 주세요`,
  }
}

/** Words of Carousel, but what its slides are about. */
export function useCarouselWords() {
  const { t } = useLingui()
  return {
    role: t`넘겨 보기`,
    slideRole: t`장`,
    slideLabel: (at: number, of: number) => t`${of}장 가운데 ${at}번째`,
    dotsLabel: t`몇 번째 볼지 고르기`,
    previousLabel: t`앞 장`,
    nextLabel: t`다음 장`,
  }
}

/** Words of PullToRefresh. */
export function useRefreshWords() {
  const { t } = useLingui()
  return { label: t`새로 고침`, busyLabel: t`새로 고치는 중`, doneLabel: t`새로 고쳤어요` }
}

/** Words of InfiniteList's end. */
export function useListEndWords() {
  const { t } = useLingui()
  return { loading: t`불러오는 중`, failed: t`더 불러오지 못했어요.`, retryLabel: t`다시 시도`, end: t`모두 봤어요` }
}

/** Words of ImagePicker. */
export function useImageWords(): ImagePickerWords {
  const { t } = useLingui()
  return {
    pick: t`사진 고르기`,
    change: t`사진 바꾸기`,
    picked: t`고른 사진`,
    title: t`사진 자르기`,
    close: t`닫기`,
    area: t`쓸 자리. 화살표 키로 옮길 수 있어요.`,
    zoom: t`확대`,
    confirm: t`이 사진 쓸게요`,
    busy: t`사진 만드는 중`,
    problems: {
      unsupported: t`사진 파일이 아니에요. 다른 파일을 골라 주세요.`,
      'too-large': t`사진이 너무 커요. 더 작은 사진을 골라 주세요.`,
      unreadable: t`열 수 없는 사진이에요. 다른 사진을 골라 주세요.`,
      failed: t`사진을 만들지 못했어요. 다시 시도해 주세요.`,
    },
  }
}
