import styles from './print-picture.module.css';

/** Prints a picture alone on its page, whatever is on the screen. */
export async function printPicture(address: string): Promise<void> {
  const picture = document.createElement('img');
  picture.src = address;
  picture.alt = '';
  picture.className = styles.paper ?? '';
  document.body.append(picture);
  await picture.decode();
  // Phones go on while they print.
  window.addEventListener('afterprint', () => picture.remove(), { once: true });
  window.print();
}
