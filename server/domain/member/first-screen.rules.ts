/** The first screens that a member can choose from (MYP-04); the first is the default. */
export const homeChoices = [
  { homeUrl: '/main', homeUrlNm: '홈', homeUrlNmEng: 'Home' },
  { homeUrl: '/menu/todayMenu', homeUrlNm: '오늘 식단', homeUrlNmEng: "Today's menu" },
  { homeUrl: '/healthlog/healthlog', homeUrlNm: '기록', homeUrlNmEng: 'Records' },
  { homeUrl: '/challenge/challenge', homeUrlNm: '챌린지', homeUrlNmEng: 'Challenges' },
] as const

const DEFAULT_HOME = homeChoices[0].homeUrl

export const isHomeChoice = (url: string): boolean => homeChoices.some((choice) => choice.homeUrl === url)

/** A stored screen that can no longer be chosen counts as the default. */
export const homeUrlOf = (stored: string | undefined): string =>
  stored !== undefined && isHomeChoice(stored) ? stored : DEFAULT_HOME
