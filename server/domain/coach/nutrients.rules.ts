/**
 * What the coach says of each nutrient in general: what it is for, and where it is. After the Dietary Reference Intakes
 * for Koreans and WHO's guidelines named in `advised.rules.ts`; plain words, no promise of healing.
 */
import type { Words } from '#server/domain/member/language.rules.ts'
import type { Nutrient } from '#server/domain/nutrition/advised.rules.ts'

export const NUTRIENT_WORDS: Readonly<Record<Nutrient, { text: Words; foods: Words }>> = {
  KCAL: {
    text: { ko: '몸을 움직이고 지키는 데 쓰는 힘이에요.', en: 'What the body runs on.' },
    foods: { ko: '밥,빵,면', en: 'rice,bread,noodles' },
  },
  CHO: {
    text: {
      ko: '가장 먼저 쓰이는 힘이에요. 통곡물로 드시면 더 오래가요.',
      en: 'The energy used first. From whole grains it lasts longer.',
    },
    foods: { ko: '현미밥,고구마,통밀빵', en: 'brown rice,sweet potato,wholemeal bread' },
  },
  PROTEIN: {
    text: { ko: '근육과 피부를 만들어요.', en: 'It builds muscle and skin.' },
    foods: { ko: '생선,두부,달걀,닭가슴살', en: 'fish,tofu,eggs,chicken breast' },
  },
  FAT: {
    text: { ko: '비타민을 나르고 배를 든든하게 해요.', en: 'It carries vitamins and keeps you full.' },
    foods: { ko: '등 푸른 생선,견과,들기름', en: 'oily fish,nuts,perilla oil' },
  },
  SUGAR: {
    text: { ko: '단 음료에 많아요. 적을수록 좋아요.', en: 'Mostly in sweet drinks. Less is better.' },
    foods: { ko: '단 음료,과자,빵', en: 'sweet drinks,biscuits,pastry' },
  },
  FIB: {
    text: {
      ko: '장을 편하게 하고 혈당이 천천히 오르게 해요.',
      en: 'Good for the gut, and blood sugar rises more slowly.',
    },
    foods: { ko: '나물,현미,사과', en: 'greens,brown rice,apples' },
  },
  NA: {
    text: { ko: '많이 먹으면 혈압이 올라요.', en: 'Too much raises blood pressure.' },
    foods: { ko: '국물,김치,젓갈', en: 'soup,kimchi,salted seafood' },
  },
}
