import type { DishName } from './dish-sprite.ts'

/**
 * Which bowl a dish is drawn in, told from the end of its name as a Korean menu writes it: longer endings first, since
 * 비빔밥 is not 밥 and 열무김치 is not 김치. What the list does not know gets the plain bowl; a bowl never claims a dish.
 */
const endings: readonly (readonly [DishName, readonly string[]])[] = [
  ['bibim', ['비빔밥', '회덮밥']],
  ['kkomak', ['덮밥', '꼬막비빔밥', '카레라이스', '카레', '하이라이스', '짜장밥', '마파두부']],
  ['riceball', ['주먹밥', '김밥', '초밥', '유부초밥', '떡', '떡볶이', '경단', '송편']],
  ['noodle', ['국수', '면', '우동', '파스타', '스파게티', '소바', '라멘', '짬뽕', '수제비', '잡채']],
  ['rice-plain', ['흰밥', '쌀밥', '백미밥', '백반', '흰쌀밥', '공기밥']],
  ['rice', ['볶음밥', '밥', '죽', '누룽지', '리조또']],
  ['eggjjim', ['달걀찜', '계란찜', '찜', '푸딩']],
  ['jjigae', ['찌개', '탕', '전골', '육개장', '짜글이', '마라샹궈', '마라탕', '샤브샤브', '스튜']],
  ['miyeok', ['국', '냉국', '수프', '스프', '장국', '미소시루']],
  ['yeolmu', ['열무김치', '겉절이', '열무', '물김치', '동치미', '백김치', '파김치', '갓김치']],
  ['kimchi', ['김치', '깍두기', '단무지', '피클', '장아찌', '석박지', '생채']],
  ['fish', ['고등어구이', '생선구이', '갈치구이', '삼치구이', '임연수구이', '연어구이', '조기구이', '가자미구이', '코다리구이', '생선까스']],
  ['fish', ['고등어', '갈치', '삼치', '연어', '가자미', '코다리', '조기', '임연수', '생선']],
  ['salad', ['샐러드', '포케', '샐러드볼', '월남쌈', '쌈채소', '쌈']],
  ['tomato', ['방울토마토', '토마토']],
  ['tofu', ['두부', '두부부침', '두부구이', '두부조림', '순두부', '묵', '도토리묵무침', '청포묵무침', '묵무침']],
  ['egg', ['달걀', '계란', '달걀말이', '계란말이', '계란프라이', '달걀프라이', '프라이', '수란', '오믈렛', '메추리알', '메추리알조림', '달걀장조림', '삶은달걀']],
  ['shrimp', ['멸치볶음', '새우볶음', '진미채볶음', '오징어채볶음', '마른반찬', '김자반', '멸치', '진미채', '콩자반', '콩조림', '견과조림', '조미김', '구운김', '김구이']],
  ['greens', ['나물', '무침', '시금치', '콩나물', '고사리', '숙주', '데침', '브로콜리', '호박볶음', '가지볶음', '버섯볶음', '감자채볶음', '미역줄기볶음', '애호박볶음']],
  ['meat', ['불고기', '볶음', '구이', '갈비', '제육', '돈까스', '돈가스', '까스', '스테이크', '함박', '튀김', '강정', '치킨', '탕수육', '수육', '보쌈', '조림', '장조림', '소시지', '너겟', '동그랑땡', '전', '부침', '산적', '미트볼', '깐풍기', '유린기']],
  ['fruit', ['과일', '귤', '사과', '바나나', '오렌지', '포도', '수박', '딸기', '배', '감', '키위', '파인애플', '멜론', '참외', '자몽']],
]

/** Endings sorted by length, so that the most telling one wins. */
const byLength = endings
  .flatMap(([dish, words], at) => words.map((word) => ({ dish, word, at })))
  .sort((a, b) => b.word.length - a.word.length || a.at - b.at)

/** English dish names say the kind at their end too: "Grilled mackerel", "Kimchi stew". */
const english: readonly (readonly [DishName, RegExp])[] = [
  ['bibim', /bibimbap$/],
  ['noodle', /(noodles?|noodle soup|pasta|udon|kalguksu)$/],
  ['riceball', /(rice balls?|gimbap|kimbap|tteokbokki|rice cakes?)$/],
  ['rice', /(rice|porridge)$/],
  ['jjigae', /(stew|jjigae|hot pot)$/],
  ['miyeok', /soup$/],
  ['kimchi', /(kimchi|pickles?|radish)$/],
  ['fish', /(mackerel|fish|salmon|cod|hairtail|cutlassfish|pollock)$/],
  ['salad', /salad$/],
  ['tomato', /tomato(es)?$/],
  ['tofu', /(tofu|bean curd|acorn jelly)$/],
  ['eggjjim', /(steamed eggs?|custard)$/],
  ['egg', /(eggs?|omelet(te)?|egg roll)$/],
  ['greens', /(spinach|greens|sprouts|namul|broccoli|vegetables)$/],
  ['meat', /(bulgogi|beef|pork|chicken|cutlets?|ribs|steak|duck)$/],
  ['fruit', /(fruits?|apples?|tangerines?|oranges?|bananas?|grapes?)$/],
]

/**
 * The bowl for a dish name (Korean or English). Words in brackets, spaces and punctuation at the end do not count:
 * "배추김치(국내산)" is kimchi.
 */
export function dishFor(name: string): DishName {
  const bare = name.replace(/[([{<＜（][^)\]}>＞）]*[)\]}>＞）]?/g, '').trim()
  const korean = bare.replace(/[^가-힣]+/g, '')
  if (korean) return byLength.find(({ word }) => korean.endsWith(word))?.dish ?? 'empty'
  const words = bare.toLowerCase()
  return english.find(([, pattern]) => pattern.test(words))?.[0] ?? 'empty'
}
