<?php
/**
 * The first content of a widget, which Foodshed renders: read without script, indexed, and there before the script.
 *
 * @package Foodshed
 */

namespace Foodshed;

/** Seconds that content is served without asking again. */
const FRESH = 5 * MINUTE_IN_SECONDS;
/** Seconds that content is kept for when Foodshed is away: no longer, because ads end and members leave. */
const KEPT = DAY_IN_SECONDS;
/** Seconds that a visitor waits for Foodshed at most. */
const TIMEOUT = 2;
/** Seconds without a further attempt after Foodshed was away or slow. */
const PAUSE = MINUTE_IN_SECONDS;
/** Bytes of the largest answer. */
const LARGEST = 400 * KB_IN_BYTES;

/**
 * The element with its first content, as markup; empty where there is none to be had.
 *
 * @param array  $element    As `element_named` answers it.
 * @param array  $attributes Clean attributes.
 * @param string $language   Of the page.
 * @param bool   $is_preview Whether it is only tried out: nothing is kept of it.
 */
function first_content( array $element, array $attributes, string $language, bool $is_preview = false ): string {
	$url   = fragment_url( $element, $attributes, $language );
	$key   = 'foodshed_' . md5( VERSION . $url );
	$found = get_transient( $key );
	$known = is_array( $found ) && isset( $found['html'], $found['time'] ) ? $found : array(
		'html' => '',
		'time' => 0,
	);
	if ( $known['time'] > time() - FRESH || false !== get_transient( pause_key() ) ) {
		return $known['html'];
	}
	if ( 0 !== $known['time'] ) {
		// Whoever comes meanwhile is served what there is, and does not ask as well.
		set_transient( $key, array( 'time' => time() - FRESH + TIMEOUT + 1 ) + $known, KEPT );
	}
	$html = fetch_fragment( $url, $element['tag'] );
	if ( null !== $html && ! $is_preview ) {
		set_transient(
			$key,
			array(
				'html' => $html,
				'time' => time(),
			),
			KEPT
		);
	}
	return $html ?? $known['html'];
}

/**
 * The address of a widget's markup.
 *
 * @param array  $element    As `element_named` answers it.
 * @param array  $attributes Clean attributes.
 * @param string $language   Of the page.
 */
function fragment_url( array $element, array $attributes, string $language ): string {
	$query = http_build_query( $attributes + array( 'lang' => $language ), '', '&', PHP_QUERY_RFC3986 );
	return settings()['address'] . "/embed/html/{$element['name']}?$query";
}

/** The transient that says that Foodshed was away a moment ago. */
function pause_key(): string {
	return 'foodshed_pause_' . md5( settings()['address'] );
}

/**
 * Asks Foodshed: the markup, empty where it says that there is none, such as of a business that has left. Null where it did not
 * answer; then nobody asks for a while.
 *
 * @param string $url Of the fragment.
 * @param string $tag That it must begin with.
 */
function fetch_fragment( string $url, string $tag ): ?string {
	$answer = wp_remote_get(
		$url,
		array(
			'timeout'             => TIMEOUT,
			'redirection'         => 0,
			'limit_response_size' => LARGEST,
			'headers'             => array( 'Accept' => 'text/html' ),
		)
	);
	$status = (int) wp_remote_retrieve_response_code( $answer );
	if ( 0 === $status || 429 === $status || $status >= 500 ) {
		set_transient( pause_key(), 1, PAUSE );
		return null;
	}
	$body = trim( (string) wp_remote_retrieve_body( $answer ) );
	// A page of something else, or one that was cut off, is no content.
	$is_fragment = 200 === $status && 0 === strpos( $body, "<$tag" ) && "</$tag>" === substr( $body, -strlen( "</$tag>" ) );
	return $is_fragment ? without_shortcodes( $body ) : '';
}

/**
 * Members of Foodshed write what they like, also `[gallery]`. WordPress looks for shortcodes in what blocks rendered, on some pages
 * twice, and undoes `&#91;` in between; none of theirs is one. In style sheets a space takes the name out of reach, in data an escape.
 *
 * @param string $html A fragment.
 */
function without_shortcodes( string $html ): string {
	$parts = preg_split( '#(<style\b.*?</style>|<script\b.*?</script>)#is', $html, -1, PREG_SPLIT_DELIM_CAPTURE );
	foreach ( $parts as $index => $part ) {
		if ( 0 === $index % 2 ) {
			$parts[ $index ] = str_replace( '[', '&#x5B;', $part );
		} elseif ( 0 === stripos( $part, '<style' ) ) {
			$parts[ $index ] = preg_replace( '/\[(?=[a-z_])/i', '[ ', $part );
		} else {
			// A bracket before a letter begins no list, unless of these words.
			$parts[ $index ] = preg_replace( '/\[(?=\d*[a-z_])(?!(?:true|false|null)\b|\d+e\d)/i', '\\\\u005b', $part );
		}
	}
	return implode( '', $parts );
}
