/** A camel-case name in words, as the back-office shows amenities: `airCondition` is "Air Condition" (product 10.4). */
export function splitWords(name: string): string {
  const words = name.replace(/([a-z])([A-Z])/g, '$1 $2');
  return words.charAt(0).toUpperCase() + words.slice(1);
}
