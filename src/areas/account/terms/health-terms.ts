import { msg } from '@lingui/core/macro'
import { keepingLines } from '#src/domain/consent/keeping-words.ts'
import { phoneLines } from '#src/domain/consent/phone-words.ts'
import { healthRules, type RuleSn } from '../health-consent/health-rules.ts'
import type { Terms } from './terms.ts'

/** How health data is kept, then a chapter for each of the health consents. */
export const healthTerms: Terms = {
  version: '2026.10',
  since: '20261001',
  gist: msg`건강정보는\n이렇게 지켜요`,
  sections: [
    {
      title: msg`무엇을 모으나요`,
      lines: [
        msg`직접 적거나 휴대폰과 기기가 보낸 체중, 혈압, 혈당, 수면, 걸음, 운동이에요.`,
        msg`건강검진은 따로 동의하고 본인 확인을 한 뒤에만 가져와요.`,
      ],
    },
    {
      title: msg`왜 모으나요`,
      lines: [
        msg`내 값이 어디쯤인지, 어떻게 달라졌는지 보여 드리려고요.`,
        msg`병을 진단하거나 다른 사람과 견주어 순위를 매기지 않아요.`,
      ],
    },
    {
      title: msg`누가 보나요`,
      lines: [
        msg`나만 봐요. 회사와 동료, 식당 운영사에는 알리지 않아요.`,
        msg`챌린지에서 누가 무엇을 보는지는 참여하기 전에 따로 알려 드려요.`,
        msg`또래 평균은 열 사람부터 이름 없이 셈해요.`,
      ],
    },
    {
      title: msg`얼마나 두나요`,
      lines: [
        msg`직접 적은 기록은 지우기 전까지 두고, 지우면 바로 없어져요.`,
        msg`휴대폰에서 가져온 걸음과 수면은 정해 둔 기간이 지나면 지워요. 언제인지는 로그인하면 이 화면에서 볼 수 있어요.`,
        msg`걸음 배틀의 결과는 남아요. 내가 걸은 합과 편마다 하루에 걸은 합이에요.`,
        msg`건강정보 수집·이용 동의를 거두면 체중, 혈압, 혈당, 수면, 운동을 새로 저장하지 않아요. 휴대폰의 걸음과 식사는 민감정보 처리 동의를 거둘 때까지 저장해요.`,
        msg`그때까지의 기록은 함께 지울 수도 있어요.`,
      ],
    },
    {
      title: healthRules['1'].name,
      lines: keepingLines,
    },
    {
      title: healthRules['2'].name,
      lines: [
        msg`선택이에요. 식당 운영사가 맞춤 식단을 짤 때 건강 기록을 함께 보게 하려고 둔 동의예요.`,
        msg`지금은 그런 식단이 없어서, 동의하셨어도 건네는 기록이 없어요.`,
        msg`건네게 되면 무엇을 누구에게 건네는지 먼저 알리고 다시 여쭤 봐요.`,
      ],
    },
    {
      title: healthRules['3'].name,
      lines: phoneLines,
    },
    {
      title: healthRules['4'].name,
      lines: [
        msg`선택이에요. 이번 주의 잠, 혈압, 걸음, 나트륨에 맞는 건강 이야기를 맨 앞에 보여 드려요.`,
        msg`이야기는 휴대폰 안에서 골라요. 이 일로 기록을 어디에도 보내지 않아요.`,
        msg`거두면 기록으로 고르지 않아요. 식사 코치와 운동 추천은 이 동의와 관계없이 나와요.`,
      ],
    },
  ],
}

/** Where a consent's chapter stands; the general ones come first. */
export const chapterOf = (ruleSn: RuleSn): number =>
  healthTerms.sections.findIndex(({ title }) => title === healthRules[ruleSn].name)
