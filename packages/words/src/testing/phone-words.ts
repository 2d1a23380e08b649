import type { Language } from '@helpdesk/contract/languages';

/** Says that a text speaks of the reader's own phone, or of what only a phone has; nothing on a kiosk does (docs/writing.md). */
export const speaksOfPhone: Readonly<Partial<Record<Language, RegExp>>> = {
  en: /\b(?:this|your) phone\b|\bnew tab|\bSMS\b|WhatsApp|\bwebsites?\b|UPI app|\bfull size|\bbrowser|\binstall/i,
  mr: /(?<![\p{L}\p{M}])(?:या|याच|हा|आपल्या) फोन(?! नंबर)|फोनने|टॅब|एसएमएस|WhatsApp|वेबसाइट|UPI ॲप|पूर्ण आकार|ब्राउझर|इन्स्टॉल/u,
  hi: /(?<![\p{L}\p{M}])(?:इस|इसी|यह|आपके|अपने) फोन(?! नंबर)|फोन ने|टैब|एसएमएस|WhatsApp|वेबसाइट|UPI ऐप|पूरे आकार|ब्राउजर|इंस्टॉल/u,
};
