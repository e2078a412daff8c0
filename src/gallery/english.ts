/** The words of the stories in English. The gallery's tests fail on a story that still shows Korean in English. */
export const english: Readonly<Record<string, string>> = {
  '체중 기록하기': 'Log weight',
  저장하기: 'Save',
  저장: 'Save',
  '저장하고 있어요': 'Saving',
  취소: 'Cancel',
  지우기: 'Delete',
  '기록 지우기': 'Delete record',
  '식당 바꾸기': 'Change restaurant',
  더보기: 'More',
}
