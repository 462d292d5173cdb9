import { createTransport, type Transporter } from 'nodemailer';

/**
 * The way to the mail server. Recipients are always given as {name, address}: a text with a comma
 * would become two of them (design/reliability.md, threat 23).
 */
export function createMailTransport(url: string): Transporter {
  return createTransport(url, {
    disableFileAccess: true,
    disableUrlAccess: true,
  });
}
